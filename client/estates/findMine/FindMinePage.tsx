import { useIdentity } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { FindMine } from './FindMine.tsx'

/** In the place of the list of estates, while the land register is asked. */
export function FindMinePage() {
  const text = useText()
  const isOwner = useIdentity()?.roles.includes('Customer.Owner')
  return (
    <Page title={text('estates.findMine')} lead={text('estates.findMine.lead')} narrow back="/private/estates">
      {isOwner ? (
        <FindMine />
      ) : (
        <DeniedState title={<Text id="estates.findMine.onlyOwners" />}>
          <Text id="estates.form.onlyOwnersText" />
        </DeniedState>
      )}
    </Page>
  )
}
