/** API calls of hosts of the server; see docs/wire_protocol.md. */
import { api } from '../common/shell.svelte'
import type { HostsPageOut, TaskDone, TaskRequest } from './wire'

export type { AccountInList, BarOut, HostsPageOut, LogRowOut, ReportOut, TaskRequest } from './wire'

export const hostCalls = {
  page: (): Promise<HostsPageOut> => api.owned('GET', '/api/hosts'),
  do: (task: TaskRequest): Promise<TaskDone> => api.owned('POST', '/api/hosts/tasks', JSON.stringify(task)),
}
