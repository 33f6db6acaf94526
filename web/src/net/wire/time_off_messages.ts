// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
export interface PlanVacation {
  first: string
  last: string
  zone?: string | null
}

export interface SetRest {
  hours: [number, number] | null
  zone?: string | null
}

export interface VacationOut {
  id: number
  first: string
  last: string
  runs: boolean
}

export interface TimeOffOut {
  vacations: VacationOut[]
  year: number
  left: number
  rest: [number, number] | null
  zone: string | null
}
