import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { useRenovationPaths } from './renovationPaths.ts'
import { type RenovationInput, useSaveRenovation } from './useRenovations.ts'

const RenovationForm = fetched(async () => (await import('./RenovationForm.tsx')).RenovationForm)

export function CreateRenovationPage(own: Own<object>) {
  const { section, view } = useRenovationPaths()
  const may = useRights('renovations')
  const save = useSaveRenovation()
  const navigate = useNavigate()
  const text = useText()

  async function add(input: RenovationInput) {
    const id = await save(input)
    notify.success('estates.renovations.added', { values: { title: input.title } })
    void navigate(view(id), { replace: true })
  }
  return (
    <EstateScreen
      own={own}
      section="renovations"
      subscreen={{ title: text('estates.renovations.addTitle'), back: section }}
      skeleton={<RenovationForm.Skeleton />}
      may={may.add}
    >
      {() => <RenovationForm back={section} onSave={add} />}
    </EstateScreen>
  )
}
