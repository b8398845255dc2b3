import { useFormikContext } from 'formik'
import { Again } from '#client/maintenance/tasks/Again.tsx'
import { RecurrencePreview } from '#client/maintenance/tasks/RecurrencePreview.tsx'
import type { TaskValues } from '#client/maintenance/tasks/taskForm.ts'
import { isUsual, UsualRepeats } from '#client/maintenance/tasks/UsualRepeats.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { periods } from '#schema/maintenance/recurrence.ts'

/** The first time, how often it usually comes again, and a rule of one's own. */
export function WhenField() {
  const { values } = useFormikContext<TaskValues>()
  return (
    <Stack gap="4">
      <DateField name="startDate" label="maintenance.task.startDate" />
      <UsualRepeats />
      <Disclosure title={<Text id={isUsual(values) ? 'maintenance.addTask.ownRule' : 'maintenance.addTask.ownRuleIs'} />}>
        <Stack gap="5" paddingTop="3">
          <ChoiceField
            name="period"
            label="maintenance.task.period"
            help="maintenance.task.periodHelp"
            choices={periods}
            choiceLabel="maintenance.period"
            optional
          />
          <Again />
        </Stack>
      </Disclosure>
      <RecurrencePreview />
    </Stack>
  )
}
