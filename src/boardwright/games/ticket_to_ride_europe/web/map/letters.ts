/**
 * Text widths in our fonts, from their advance widths (Besley 600 and Barlow 400): hundredths of an em, and the letters of that width.
 * Known in advance, so that labels can be placed before they are drawn; accents are ignored.
 */
const BESLEY = { 26: '.', 28: 'ı', 30: ' ', 32: 'j', 34: 'lł', 36: 'i', 40: 't', 42: 'f', 46: '()-I', 52: 's', 54: 'r', 56: 'cz', 58: 'e', 60: 'aovø', 62: 'Jgx', 64: 'yð', 66: 'bdkpqþ', 68: 'hđ', 70: 'Snu', 72: 'P', 74: 'L', 76: 'F', 78: 'BETZ', 80: 'ß', 82: 'CRY', 86: 'DOQU', 88: 'AVXw', 90: 'GKNæ', 92: 'H', 98: 'm', 108: 'M', 122: 'W' }
const BARLOW = { 20: ' ', 24: 'jl', 26: '()Ii', 28: '.ı', 34: 'ł', 36: 'frt', 40: '-', 44: 'z', 46: 'y', 48: 'svx', 50: 'k', 52: 'acø', 54: 'Zbdeghnouðþđ', 56: 'FLTYpqß', 58: 'JQSVX', 60: 'ACEP', 62: 'BDGKOR', 64: 'U', 66: 'H', 68: 'N', 72: 'Mw', 82: 'm', 84: 'æ', 88: 'W' }

// Cyrillic letters come from two other families (cyrillic.css).
const SLAB = { 28: 'ј', 52: 'гезс', 56: 'ао', 58: 'бЈ', 60: 'ртГЗ', 62: 'ву', 64: 'ђклћхЕРС', 66: 'дчБВ', 68: 'инпцџТУ', 70: 'О', 72: 'фК', 74: 'АЛХ', 76: 'ДЧ', 78: 'ЂИНПЏ', 80: 'ФЦ', 86: 'мЋ', 88: 'љ', 90: 'ж', 92: 'њ', 94: 'ш', 100: 'М', 102: 'Ш', 104: 'Ж', 106: 'Љ', 110: 'Њ' }
const FIRA = { 28: 'ј', 30: 'Ј', 42: 'г', 46: 'т', 48: 'сх', 50: 'зуГ', 52: 'кЗТ', 54: 'аеЕУХ', 56: 'вдчС', 58: 'бђлопцџАБКР', 60: 'инрћВ', 62: 'ДЧ', 66: 'ЛЦЏ', 68: 'мИНП', 70: 'О', 72: 'жЂЋ', 78: 'М', 80: 'љш', 82: 'њфЖФ', 90: 'Љ', 92: 'Ш', 94: 'Њ' }

/** Typeface: a city's name on the board, the same in narrow letters, the local name. */
export type Face = 'board' | 'narrow' | 'local'

const table = (widths: Record<number, string>): Map<string, number> =>
  new Map(Object.entries(widths).flatMap(([w, letters]) => [...letters].map((letter): [string, number] => [letter, Number(w) / 100])))
const BOLD = 1.06 // ratio of the widths of weight 600
const barlow = new Map([...table(BARLOW), ...table(FIRA)])
const TABLES: Record<Face, Map<string, number>> = { board: new Map([...table(BESLEY), ...table(SLAB)]), narrow: new Map([...barlow].map(([letter, w]) => [letter, BOLD * w])), local: barlow }
const UNKNOWN = 0.8

/** Returns the width of a text at font size 1. */
export const breadth = (text: string, face: Face): number =>
  [...text.normalize('NFD').replace(/\p{Mn}/gu, '')].reduce((sum, letter) => sum + (TABLES[face].get(letter) ?? UNKNOWN), 0)
