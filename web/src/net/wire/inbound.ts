// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
export interface Hello {
  type: 'hello'
  seat: number | null
  token?: string | null
  rules?: string | null
  pace?: number | null
}

export interface SwitchView {
  type: 'look'
  seat: number | null
}

export interface Act {
  type: 'act'
  seat: number
  action_id: string
  action: number
  version?: number | null
}

export interface Undo {
  type: 'undo'
  seat: number
  turn?: boolean
}

export interface RequestUndo {
  type: 'ask_back'
  seat: number
}

export interface AnswerUndoRequest {
  type: 'answer_back'
  seat: number
  agree: boolean
}

export interface ReleaseBots {
  type: 'confirm'
  seat: number
}

export interface HoldBots {
  type: 'hold'
  seat: number
  held: boolean
}

export interface ChatLineNumber {
  channel: 'gallery' | 'table'
  n: number
}

export interface SendLine {
  type: 'say'
  say_id: string
  seat: number | null
  text?: string
  phrase?: 'again' | 'good_luck' | 'hello' | 'one_moment' | 'oops' | 'thanks' | 'well_played' | 'your_turn' | null
  name?: string | null
  reaction?: 'agree' | 'clap' | 'hmm' | 'laugh' | 'sorry' | 'wow' | null
  to?: ChatLineNumber | null
}

export interface ReportLine {
  type: 'report'
  channel: 'gallery' | 'table'
  n: number
  why?: string
}

export interface ReportPlayer {
  type: 'report_player'
  seat: number
  why?: string
}

export interface Resign {
  type: 'resign'
  seat: number
}

export interface TakeSeatBack {
  type: 'play_on'
  seat: number
}

export interface VoteForBot {
  type: 'let_bot_play'
  seat: number
  absent: number
  agree?: boolean
}

export interface VoteForPause {
  type: 'pause'
  seat: number
  paused: boolean
}

export interface NoteHint {
  type: 'hint'
  seat: number
}

export interface WhyNot {
  type: 'why_not'
  seat: number
  ask: number | string
  action: number
}

export interface RunRules {
  type: 'rules'
  rules: string | null
}

export interface Ping {
  type: 'ping'
}
