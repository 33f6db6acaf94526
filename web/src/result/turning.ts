/** Turning points in words. */
import type { Turning } from './progress'
import { signed } from '../words/text'
import type { Words } from '../words/words'

/** What a turn decided. `words`: of the match, with the names of its seats. */
export const turningText = ({ kind, seat, turn, gain }: Turning, words: Words, shell: Words): string =>
  kind === 'lead' ? shell.t('ui-turning-lead', { seat: words.name(seat), turn }) : shell.t(`ui-turning-${kind}`, { seat: words.name(seat), turn, points: signed(gain) })
