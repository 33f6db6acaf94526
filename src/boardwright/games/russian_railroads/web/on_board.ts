/** The board itself shows the turn so far. Its own file, so that a table knows before the board is loaded. */
export const onBoard = true
