/** Search in the log. Downloaded with the log, not with the board. */
import { matchesQuery } from '../words/find_text'
import type { Chapter, LogLine } from './log'

/** Returns the lines that have every word of `query` in their text or in the name of their seat; all for an empty query. */
export function searchLog(query: string, list: readonly Chapter[], nameOf: (seat: number) => string): readonly Chapter[] {
  if (!query.trim()) return list
  const fits = ({ seat }: Chapter) => ({ text }: LogLine) => matchesQuery(seat === null ? text : `${nameOf(seat)} ${text}`, query)
  const found = list.map((chapter) => ({ ...chapter, since: false, rows: [], lines: chapter.lines.filter(fits(chapter)) }))
  return found.filter(({ heading, lines }) => lines.length || (heading !== null && matchesQuery(heading, query)))
}
