/** What taking a match off a list is called: whoever made it removes it for everybody, a guest only from the list here. */
import type { IconName } from '../look/icons'
import type { MatchInfo } from '../net/api'

export interface Removing {
  what: string
  of: string
  sure: string
  yes: string
  icon: IconName
}

const FOR_ALL: Removing = { what: 'ui-remove', of: 'ui-remove-of', sure: 'ui-remove-sure', yes: 'ui-remove-yes', icon: 'trash' }
const HERE: Removing = { what: 'ui-forget', of: 'ui-forget-of', sure: 'ui-forget-sure', yes: 'ui-forget-yes', icon: 'close' }

export const removing = ({ guest }: Pick<MatchInfo, 'guest'>): Removing => (guest ? HERE : FOR_ALL)
