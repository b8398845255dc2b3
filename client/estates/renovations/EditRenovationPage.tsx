import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { MissingRenovation } from './MissingRenovation.tsx'
import { useRenovationPaths } from './renovationPaths.ts'
import { type Renovation, type RenovationInput, useSaveRenovation } from './useRenovations.ts'

const RenovationForm = fetched(async () => (await import('./RenovationForm.tsx')).RenovationForm)

export function EditRenovationPage(own: Own<Renovation>) {
  const back = useRenovationPaths().view(own.variables['renovationId'])
  const may = useRights('renovations')
  const save = useSaveRenovation()
  const navigate = useNavigate()
  const text = useText()

  async function change(input: RenovationInput) {
    await save(input)
    notify.success('estates.renovations.saved', { values: { title: input.title } })
    void navigate(back, { replace: true })
  }
  return (
    <EstateScreen
      own={own}
      section="renovations"
      subscreen={{ title: text('estates.renovations.changeTitle'), back }}
      skeleton={<RenovationForm.Skeleton />}
      missing={<MissingRenovation />}
      may={may.change}
    >
      {(renovation) => <RenovationForm renovation={renovation} back={back} onSave={change} onNewest={() => own.newest()} />}
    </EstateScreen>
  )
}
