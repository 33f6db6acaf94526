/** Calls about a person's vacations and hours of rest. */
import { api } from '../common/shell.svelte'
import type { PlanVacation, SetRest, TimeOffOut } from '../net/wire'
import { dateLocales, type Language } from '../words/words'

const PATH = '/api/time-off'
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
const post = (path: string, body: PlanVacation | SetRest): Promise<TimeOffOut> => api.owned('POST', PATH + path, JSON.stringify({ ...body, zone: zone() }))

export const timeOffCalls = {
  found: (): Promise<TimeOffOut> => api.owned('GET', PATH),
  plan: (first: string, last: string): Promise<TimeOffOut> => post('/vacations', { first, last }),
  end: (id: number): Promise<TimeOffOut> => api.owned('DELETE', `${PATH}/vacations/${id}`),
  setRest: (hours: [number, number] | null): Promise<TimeOffOut> => post('/rest', { hours }),
}

/** Returns days as the language writes them, such as 24–31 Dec 2026. */
export function daysText(first: string, last: string, language: Language): string {
  const day = (text: string) => new Date(`${text}T12:00:00`)
  return new Intl.DateTimeFormat(dateLocales(language), { dateStyle: 'medium' }).formatRange(day(first), day(last))
}
