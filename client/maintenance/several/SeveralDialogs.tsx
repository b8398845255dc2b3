import { Button, Dialog } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { PartChoices } from '#client/estates/findings/PartChoices.tsx'
import { usePlanPlaces } from '#client/estates/findings/useFindings.ts'
import type { PartyKind } from '#client/generated/graphql.ts'
import { ResponsibleField } from '#client/maintenance/tasks/ResponsibleField.tsx'
import type { TaskLine } from '#client/maintenance/useArea.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { today } from '#schema/day.ts'
import { archiveSeveralForm, assignForm, moveForm, placeForm } from '#schema/maintenance/severalTasks.input.ts'
import type { useSeveralTasks } from './useSeveralTasks.ts'

interface SeveralDialogProps {
  tasks: readonly TaskLine[]
  commands: ReturnType<typeof useSeveralTasks>
  /** It was sent, and told. */
  onDone: () => void
  onClose: () => void
}

interface AskProps<Fields> extends Pick<SeveralDialogProps, 'tasks' | 'onClose'> {
  title: MessageKey
  save: MessageKey
  values: Fields
  rules: Parameters<typeof Form>[0]['rules']
  onSubmit: (values: Fields) => Promise<void>
  children: ReactNode
}

/** One question about all of them. */
function Ask<Fields extends object>({ tasks, title, save, values, rules, onSubmit, onClose, children }: AskProps<Fields>) {
  const [opened] = useState(values)
  return (
    <FormDialog title={<Text id={title} values={{ count: tasks.length }} />} onClose={onClose}>
      <Form initialValues={opened} rules={rules} onSubmit={onSubmit}>
        {children}
        <Dialog.Footer>
          <Button onClick={onClose}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={save} values={{ count: tasks.length }} />
          </SubmitButton>
        </Dialog.Footer>
      </Form>
    </FormDialog>
  )
}

const doneWords = { notValid: 'maintenance.archive.doneNotValid' } as const

export function DoneDialog({ tasks, commands, onDone, onClose }: SeveralDialogProps) {
  const save = (values: { doneDate: string; comment: string }) =>
    commands.archive(tasks, archiveSeveralForm.cast(values, { stripUnknown: true })).then(onDone)
  return (
    <Ask
      tasks={tasks}
      title="maintenance.several.archiveTitle"
      save="maintenance.several.archiveSome"
      values={{ doneDate: today(), comment: '' }}
      rules={archiveSeveralForm}
      onSubmit={save}
      onClose={onClose}
    >
      <DateField name="doneDate" label="maintenance.archive.doneDate" faults={doneWords} />
      <TextArea name="comment" label="maintenance.archive.comment" maxLength={4000} rows={3} optional />
    </Ask>
  )
}

const dayWords = { notValid: 'maintenance.task.startNotValid' } as const

export const DayDialog = ({ tasks, commands, onDone, onClose }: SeveralDialogProps) => (
  <Ask
    tasks={tasks}
    title="maintenance.several.moveTitle"
    save="maintenance.several.moveSome"
    values={{ movedTo: '' }}
    rules={moveForm}
    onSubmit={({ movedTo }) => commands.move(tasks, movedTo).then(onDone)}
    onClose={onClose}
  >
    <DateField name="movedTo" label="maintenance.several.day" faults={dayWords} />
  </Ask>
)

const areaWords = { required: 'maintenance.several.chooseArea', notValid: 'maintenance.several.chooseArea' } as const

/** To another part of the same building, or of another one in the plan. */
export function PlaceDialog({ tasks, commands, onDone, onClose }: SeveralDialogProps) {
  const text = useText()
  const places = usePlanPlaces()
  const isElsewhere = ({ id }: { id: string }) => tasks.some(({ areaId }) => areaId !== id)
  const elsewhere = places.map((building) => ({ ...building, areas: building.areas?.filter(isElsewhere) }))
  return (
    <Ask
      tasks={tasks}
      title="maintenance.several.placeTitle"
      save="maintenance.several.placeSome"
      values={{ areaId: '' }}
      rules={placeForm}
      onSubmit={({ areaId }) => commands.place(tasks, areaId).then(onDone)}
      onClose={onClose}
    >
      <SelectField name="areaId" label="maintenance.several.area" faults={areaWords}>
        {() => <PartChoices places={elsewhere} none={text('common.choose')} />}
      </SelectField>
    </Ask>
  )
}

const landlord: PartyKind = 'landlord'

export const AssignDialog = ({ tasks, commands, onDone, onClose }: SeveralDialogProps) => (
  <Ask
    tasks={tasks}
    title="maintenance.several.assignTitle"
    save="maintenance.several.assignSome"
    values={{ responsibleKind: landlord, responsibleId: '' }}
    rules={assignForm}
    onSubmit={({ responsibleKind, responsibleId }) =>
      commands.assign(tasks, { responsibleKind, responsibleId: responsibleId || null }).then(onDone)
    }
    onClose={onClose}
  >
    <ResponsibleField />
  </Ask>
)
