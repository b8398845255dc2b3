import { useNavigate, useParams } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { WhoCanGrant } from '#client/estates/estate/WhoCanGrant.tsx'
import { useText } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { MissingRenovation } from './MissingRenovation.tsx'
import { RenovationForm } from './RenovationForm.tsx'
import { useRenovationPaths } from './renovationPaths.ts'
import { type RenovationInput, useRenovation, useSaveRenovation } from './useRenovations.ts'

export function EditRenovationPage() {
  const { estateId } = useEstatePlace()
  const { renovationId = '' } = useParams()
  const { view } = useRenovationPaths()
  const { renovation, owner, isMissing, error, retry, newest } = useRenovation(estateId, renovationId)
  const may = useRights('renovations')
  const save = useSaveRenovation(estateId)
  const navigate = useNavigate()
  const text = useText()

  async function change(input: RenovationInput) {
    await save(input)
    notify.success('estates.renovations.saved', { values: { title: input.title } })
    void navigate(view(renovationId), { replace: true })
  }
  return (
    <EstateShell
      section="renovations"
      error={error}
      onRetry={retry}
      below={{ title: text('estates.renovations.changeTitle'), back: view(renovationId) }}
    >
      {isMissing ? (
        <MissingRenovation />
      ) : !renovation ? (
        <LoadingRows />
      ) : may.change ? (
        <RenovationForm renovation={renovation} back={view(renovationId)} onSave={change} onNewest={newest} />
      ) : (
        <DeniedState>
          <WhoCanGrant owner={owner} />
        </DeniedState>
      )}
    </EstateShell>
  )
}
