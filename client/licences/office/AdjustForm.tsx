import { Button, chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { plansFor } from '#schema/access/plans.ts'
import { adjustLicenceInput, type LicenceChange } from '#schema/licences/licenceOffice.input.ts'
import { type LicenceHolder, useAdjustLicence } from './useLicenceOffice.ts'

const rules = adjustLicenceInput.omit(['id'])

interface AdjustFormProps {
  holder: LicenceHolder
  onDone: () => void
}

/** Giving, prolonging and ending; what is held already can be prolonged or ended, and nothing else can. */
export function AdjustForm({ holder: { id, accountType, holds }, onDone }: AdjustFormProps) {
  const adjust = useAdjustLicence(id)
  const offered = plansFor(accountType)
  const isHeld = holds.length > 0
  const canGive = offered.some((plan) => !holds.some(({ type }) => type === plan))
  const changes: LicenceChange[] = [...(canGive ? (['GRANT'] as const) : []), ...(isHeld ? (['EXTEND', 'END'] as const) : [])]
  const start = {
    change: isHeld ? ('EXTEND' as LicenceChange) : ('GRANT' as LicenceChange),
    type: holds[0]?.type ?? offered[0]!,
    lastDay: '',
    reason: '',
  }
  return (
    <Form
      initialValues={start}
      rules={rules}
      onSubmit={async ({ lastDay, ...values }) => {
        await adjust({ ...values, lastDay: values.change === 'END' ? null : lastDay })
        notify.success('licences.office.saved', { short: true })
        onDone()
      }}
    >
      <ChoiceField name="change" label="licences.office.change" choices={changes} choiceLabel="licences.office.changes" />
      <ChoiceField name="type" label="licences.office.type" choices={offered} choiceLabel="licences.plan" />
      <DateField name="lastDay" label="licences.office.lastDay" help="licences.office.lastDayHelp" />
      <TextField name="reason" label="licences.office.reason" help="licences.office.reasonHelp" maxLength={500} />
      <chakra.div display="flex" gap="3">
        <Button onClick={onDone}>
          <Text id="common.cancel" />
        </Button>
        <SubmitButton>
          <Text id="licences.office.save" />
        </SubmitButton>
      </chakra.div>
    </Form>
  )
}
