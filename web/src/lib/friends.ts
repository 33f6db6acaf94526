/** The screens and parts about tables where friends gather, as one file that comes when somebody needs any of them. */
export { default as Claim } from '../screens/Claim.svelte'
export { default as Room } from '../screens/Room.svelte'
export { default as MoveSeat } from '../parts/MoveSeat.svelte'
export { default as Pause } from '../parts/Pause.svelte'
export { default as PlayOn } from '../parts/PlayOn.svelte'
export { default as SeatClock } from '../parts/SeatClock.svelte'
export { default as StandIn } from '../parts/StandIn.svelte'
export { default as WaitingTables } from '../parts/WaitingTables.svelte'
