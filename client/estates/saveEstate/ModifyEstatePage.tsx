import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { EstateNotFound } from '#client/estates/estate/EstateNotFound.tsx'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { LeavingSection } from '#client/estates/leaving/LeavingSection.tsx'
import type { EstateFormQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { Page, Stack } from '#client/ui/Page.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { useModifyEstate } from './useSaveEstate.ts'

const EstateForm = fetched(async () => (await import('./EstateForm.tsx')).EstateForm)

export function ModifyEstatePage(own: Own<NonNullable<EstateFormQuery['estate']>>) {
  const text = useText()
  const navigate = useNavigate()
  const { estateId } = own.variables as { estateId: string }
  const save = useModifyEstate(estateId)
  const path = privateEstatePath(estateId)

  if (own.isMissing || refusalOf(own.error)?.status === 404) return <EstateNotFound />
  return (
    <Page title={text('estates.form.modifyTitle')} lead={own.data?.addressLine1} narrow back={path}>
      <Answered answer={own} skeleton={<EstateForm.Skeleton />}>
        {(estate) =>
          estate.may.includes('update estate') ? (
            <Stack gap="10">
              <EstateForm
                estate={estate}
                back={path}
                onNewest={() => own.newest()}
                onSave={async (input, version) => {
                  await save(input, version)
                  notify.success('estates.form.saved')
                  void navigate(path)
                }}
              />
              {!estate.guestLevel && estate.may.includes('delete estate') && <LeavingSection estateId={estate.id} />}
            </Stack>
          ) : (
            <DeniedState>
              <WhoCanGrant owner={estate.contactName} />
            </DeniedState>
          )
        }
      </Answered>
    </Page>
  )
}
