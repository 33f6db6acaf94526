/** Messages about who plays, and about a pause. */
import type { Frame } from './frame'
import type { OutgoingMessage } from './live'
import type { StandInCalls } from '../table/stand_ins'

interface Table {
  readonly frame: Frame | null
  send(message: OutgoingMessage): boolean
}

export function standInCalls(table: Table): StandInCalls {
  /** Sends a message for each player at this screen. */
  const forPlayersHere = (message: (seat: number) => OutgoingMessage): void => {
    const here = table.frame?.seats.find((seat) => seat.kind === 'person' && seat.yours)
    if (here) table.send(message(here.seat))
  }
  return {
    resign: (seat) => void table.send({ type: 'resign', seat }),
    playOn: (seat) => void table.send({ type: 'play_on', seat }),
    letBotPlay: (absent, agree) => forPlayersHere((seat) => ({ type: 'let_bot_play', seat, absent, agree })),
    answerBack: (agree) => forPlayersHere((seat) => ({ type: 'answer_back', seat, agree })),
    pause: (paused) => forPlayersHere((seat) => ({ type: 'pause', seat, paused })),
  }
}
