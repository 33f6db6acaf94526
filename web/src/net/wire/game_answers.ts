// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
import type { Args } from '../values'

export interface OptionOut {
  default: number | string | boolean
  values: (number | string | boolean)[]
  players: Record<string, [number, number]>
  former?: Record<string, number>
}

export interface GameOut {
  id: string
  ruleset: string
  players: number[]
  minutes: number | null
  options: Record<string, OptionOut>
  levels: string[]
  wins: Record<string, number>
  styles: string[]
  ratings: Record<string, number>
  sections: string[]
  rulebook: boolean
  prompts: Record<string, string>
  native: boolean
  course: boolean
}

export interface StepOut {
  id: string
  state: string
  event: string
  having: Record<string, any[]>
  kinds: string[]
  most: number
  shown: number[]
}

export interface CourseMatchOut {
  state: string
  bot: string
}

export interface CourseOut {
  players: number
  options: Args
  steps: StepOut[]
  match: CourseMatchOut
}

export interface MixedBotOut {
  plays: string
  slips: number
  instead: string
}

export interface BotModuleOut {
  manifest: Record<string, unknown>
  mixed: Record<string, MixedBotOut>
  budgets?: Record<string, number>
  decision?: Record<string, unknown>
  reasons?: any[]
}

export interface RulesOut {
  digest: string
  manifest: Record<string, unknown>
  tables: string
  blanks: Record<string, string>
  records: Record<string, unknown>
  answers: Record<string, unknown>
  axes: any[]
  fields: any[]
  space: any[]
  obstacles: any[]
  events: any[]
  rulesets: Record<string, string>
  players: number[]
  options: Record<string, OptionOut>
  reasons: string[]
  scored: boolean
  typical: Record<string, string>
  declared?: Record<string, unknown>
}

export interface CompileProgress {
  game: string
  stage: 'bots' | 'page' | 'rules'
  done: number
  total: number
  failed?: boolean
}
