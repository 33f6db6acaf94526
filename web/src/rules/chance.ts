/** Deterministic pseudo-random numbers for uses where trust does not matter: the same seed gives the same sequence. */
export class Chance {
  private state = 1

  /** Returns a number from 0 to n - 1. */
  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0
    return Math.floor((this.state / 2 ** 32) * n)
  }
}
