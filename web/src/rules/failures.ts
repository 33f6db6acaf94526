/** The rules no longer run in the page. `why`: `record` (a received record does not fit), or `failed`. */
export class RulesFailed extends Error {
  constructor(
    readonly why: 'record' | 'failed',
    message: string,
  ) {
    super(message)
  }
}

/** Runs work that calls a module; every error becomes a RulesFailed. */
export function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof RulesFailed ? error : new RulesFailed('failed', `the rules failed: ${error}`)
  }
}
