import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { AddControlPointDocument } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'

const PointNameForm = fetched(async () => (await import('./PointNameForm.tsx')).PointNameForm)

/** Something of one's own to look at, which no catalogue knows. */
export function AddPoint({ area, onAdded }: { area: { id: string }; onAdded: () => Promise<unknown> }) {
  const { projectId } = useProjectPlace()
  const [isOpen, setOpen] = useState(false)
  const send = useSend()
  async function add({ name }: { name: string }) {
    const input = { projectId, controlAreaId: area.id, name: name.trim() }
    await send({ mutation: AddControlPointDocument, variables: { input } }, ['ControlArea.pointCount', 'Query.projects'])
    notify.success('projects.ownPoint.added', { values: { name } })
    setOpen(false)
    await onAdded()
  }
  if (!isOpen) {
    return (
      <Button justifySelf="start" onPointerEnter={PointNameForm.beforehand} onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        <Text id="projects.ownPoint.open" />
      </Button>
    )
  }
  return <PointNameForm onSave={add} onCancel={() => setOpen(false)} />
}
