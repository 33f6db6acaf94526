/** The addresses of the calls for notifications about a seat, and about a group. */
export const noticesOfSeat = (match: string, seat: number): string => `/api/matches/${encodeURIComponent(match)}/seats/${seat}/notices`
export const noticesOfGroup = (group: string): string => `/api/groups/${encodeURIComponent(group)}/notices`
