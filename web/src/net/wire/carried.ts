// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
export interface CarriedSettings {
  pause?: number | 'done' | null
  curtain?: 'always' | 'needed' | 'never'
  stand_ins?: (string | null)[]
  k?: number | null
}
