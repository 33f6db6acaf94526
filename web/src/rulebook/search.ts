import { has } from '../words/find_text'
import type { Rulebook, Section } from './load'

export const captionOf = (name: string): string => `figure-${name}`

/** The sections that have every word of a query, in title, text or captions; all of them for none. */
export const matching = ({ sections, words }: Rulebook, query: string): Section[] =>
  sections.filter(({ title, text, figures }) => has([title, text ?? '', ...figures.map(({ name }) => words.t(captionOf(name)))].join('\n'), query))
