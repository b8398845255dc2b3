import type { Wheel } from '#client/maintenance/yearWheel/useYearWheel.ts'
import { language as spoken } from '#client/messages/language.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { languages } from '#schema/accounts/details.input.ts'
import { createCalendarFeedInput } from '#schema/maintenance/calendarFeeds.input.ts'
import type { CalendarFeeds } from './useCalendarFeeds.ts'

const rules = createCalendarFeedInput.pick(['language'])
/** In place of the id that the owners together have not. */
const together = 'owners'

interface FeedFormProps extends Pick<Wheel, 'responsibles'> {
  onCreate: CalendarFeeds['create']
}

/** Whose tasks, and in which language. */
export function FeedForm({ responsibles, onCreate }: FeedFormProps) {
  return (
    <Form
      initialValues={{ whose: '', language: spoken }}
      rules={rules}
      afterwards="clear"
      onSubmit={async ({ whose, language }) => {
        const chosen = responsibles.find(({ id }) => (id ?? together) === whose)
        await onCreate({ language, ...(chosen && { responsibleKind: chosen.kind, responsibleId: chosen.id }) })
        notify.success('maintenance.calendar.made', { short: true })
      }}
    >
      {responsibles.length > 0 && <WhoseField responsibles={responsibles} />}
      <ChoiceField name="language" label="maintenance.calendar.language" choices={languages} choiceLabel="app.language" />
      <div>
        <SubmitButton>
          <Text id="maintenance.calendar.make" />
        </SubmitButton>
      </div>
    </Form>
  )
}

function WhoseField({ responsibles }: Pick<Wheel, 'responsibles'>) {
  const text = useText()
  return (
    <SelectField name="whose" label="maintenance.calendar.whose">
      {() => (
        <>
          <option value="">{text('maintenance.calendar.everybody')}</option>
          {responsibles.map((one) => (
            <option key={one.id ?? together} value={one.id ?? together}>
              {one.name ?? text('maintenance.task.ownersTogether')}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
