import { Button, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { object } from 'yup'
import { useSend } from '#client/data/useSend.ts'
import { AddControlPointDocument } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { text } from '#schema/fields.ts'

const rules = object({ name: text(255) })
const words = { required: 'projects.ownPoint.writeName' } as const

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
      <Button justifySelf="start" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        <Text id="projects.ownPoint.open" />
      </Button>
    )
  }
  return (
    <Form initialValues={{ name: '' }} rules={rules} onSubmit={add} derives>
      <TextField name="name" label="projects.ownPoint.name" faults={words} />
      <chakra.div display="flex" gap="3">
        <Button onClick={() => setOpen(false)}>
          <Text id="common.cancel" />
        </Button>
        <SubmitButton>
          <Text id="projects.ownPoint.add" />
        </SubmitButton>
      </chakra.div>
    </Form>
  )
}
