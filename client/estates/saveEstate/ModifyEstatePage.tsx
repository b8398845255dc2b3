import { useNavigate, useParams } from 'react-router-dom'
import { refusalOf } from '#client/access/refusal.ts'
import { EstateNotFound } from '#client/estates/estate/EstateNotFound.tsx'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { LeavingSection } from '#client/estates/leaving/LeavingSection.tsx'
import { useText } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { Page, Stack } from '#client/ui/Page.tsx'
import { SkeletonRows } from '#client/ui/skeletons.tsx'
import { DeniedState, ErrorState } from '#client/ui/states.tsx'
import { type EstateValues, valuesOf } from './estateForm.ts'
import { EstateForm } from './EstateForm.tsx'
import { useModifyEstate } from './useSaveEstate.ts'

export function ModifyEstatePage() {
  const { estateId = '' } = useParams()
  const text = useText()
  const navigate = useNavigate()
  const { estate, error, retry, save } = useModifyEstate(estateId)
  const path = privateEstatePath(estateId)

  async function saveAndLeave(values: EstateValues) {
    await save(values)
    notify.success('estates.form.saved')
    void navigate(path)
  }

  if (refusalOf(error)?.status === 404) return <EstateNotFound />
  return (
    <Page title={text('estates.form.modifyTitle')} lead={estate?.addressLine1} narrow back={path}>
      {error ? (
        <ErrorState onRetry={retry} />
      ) : !estate ? (
        <SkeletonRows />
      ) : estate.may.includes('update estate') ? (
        <Stack gap="10">
          <EstateForm initial={valuesOf(estate)} image={estate.image} saveLabel="estates.form.save" back={path} onSave={saveAndLeave} />
          {!estate.guestLevel && estate.may.includes('delete estate') && <LeavingSection estateId={estateId} />}
        </Stack>
      ) : (
        <DeniedState>
          <WhoCanGrant owner={estate.contactName} />
        </DeniedState>
      )}
    </Page>
  )
}
