import { decidesAboutMissed } from '#client/ui/missedCode.ts'
import { notify } from '#client/ui/notify.ts'
import { renew, wasRenewed } from '#client/ui/renewal.ts'

/** From now on the page is loaded anew where code of it is gone; whoever sits there is told once it was. */
export function renewsWhenMissed() {
  decidesAboutMissed(renew)
  if (wasRenewed()) notify.info('common.renewed')
}
