import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import type { CreateEstateInput } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { Page } from '#client/ui/Page.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { mayCreateEstates } from './mayCreateEstates.ts'
import { useCreateEstate } from './useSaveEstate.ts'

const EstateForm = fetched(async () => (await import('./EstateForm.tsx')).EstateForm)

const list = '/private/estates'

export function CreateEstatePage() {
  const text = useText()
  const identity = useIdentity()
  const navigate = useNavigate()
  const create = useCreateEstate()
  const isSaved = useRef(false)

  async function save(input: CreateEstateInput) {
    // The screen is still here for a moment after it was saved, and so is the second click of a hasty finger.
    if (isSaved.current) return
    const estateId = await create(input)
    isSaved.current = true
    notify.success('estates.form.added')
    void navigate(privateEstatePath(estateId))
  }

  return (
    <Page title={text('estates.form.createTitle')} narrow back={list}>
      {mayCreateEstates(identity) ? (
        <EstateForm forCustomer={identity?.companyId != null} back={list} onSave={save} />
      ) : (
        <DeniedState title={<Text id="estates.form.onlyOwners" />}>
          <Text id="estates.form.onlyOwnersText" />
        </DeniedState>
      )}
    </Page>
  )
}
