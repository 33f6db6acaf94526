/** Waiting for what happens later in a test. */
import { vi } from 'vitest'

/** Waits until a check no longer throws. A busy machine needs longer than the second that `vi.waitFor` allows by default. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, 20_000)
