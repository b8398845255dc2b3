import { useNavigate } from 'react-router-dom'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { RenovationForm } from './RenovationForm.tsx'
import { useRenovationPaths } from './renovationPaths.ts'
import { type RenovationInput, useSaveRenovation } from './useRenovations.ts'

export function CreateRenovationPage() {
  const { estateId } = useEstatePlace()
  const { section, view } = useRenovationPaths()
  const { data, error, refetch } = useEstateFrameQuery({ variables: { estateId }, ...screenQuery })
  const may = useRights('renovations')
  const save = useSaveRenovation(estateId)
  const navigate = useNavigate()
  const text = useText()

  async function add(input: RenovationInput) {
    const id = await save(input)
    notify.success('estates.renovations.added', { values: { title: input.title } })
    void navigate(view(id), { replace: true })
  }
  return (
    <EstateShell
      section="renovations"
      error={data?.estate ? undefined : error}
      onRetry={() => void refetch()}
      below={{ title: text('estates.renovations.addTitle'), back: section }}
    >
      {!data?.estate ? (
        <LoadingRows />
      ) : may.add ? (
        <RenovationForm back={section} onSave={add} />
      ) : (
        <DeniedState>
          <WhoCanGrant owner={data.estate.contactName} />
        </DeniedState>
      )}
    </EstateShell>
  )
}
