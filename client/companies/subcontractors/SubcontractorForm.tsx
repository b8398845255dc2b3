import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { CompanyFields } from '#client/access/CompanyFields.tsx'
import { useBehind } from '#client/access/useBehind.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { subcontractorForm } from '#schema/companies/subcontractors.input.ts'
import { type Trade, trades } from '#schema/companies/trades.ts'
import type { Subcontractor, SubcontractorInput } from './useSubcontractors.ts'

interface SubcontractorFormProps {
  /** The one to change; without it one is added. */
  subcontractor: Subcontractor | undefined
  onSave: (input: SubcontractorInput, target?: Pick<Subcontractor, 'id' | 'version'>) => Promise<unknown>
  onNewest: (id: string) => Promise<Subcontractor | undefined>
  onDone: () => void
}

type Values = Record<Exclude<keyof SubcontractorInput, 'trade'>, string> & { trade: Trade | ''; version: number }

const valuesOf = (subcontractor: Subcontractor | undefined): Values => ({
  version: subcontractor?.version ?? 0,
  name: subcontractor?.name ?? '',
  organizationNumber: subcontractor?.organizationNumber ?? '',
  trade: subcontractor?.trade ?? '',
  contactName: subcontractor?.contactName ?? '',
  email: subcontractor?.email ?? '',
  phone: subcontractor?.phone ?? '',
})
const words = { trade: { notValid: 'companies.subcontractors.chooseTrade', required: 'companies.subcontractors.chooseTrade' } } as const

export function SubcontractorForm({ subcontractor, onSave, onNewest, onDone }: SubcontractorFormProps) {
  const [opened] = useState(() => valuesOf(subcontractor))
  const { isBehind, unlessBehind } = useBehind()
  const text = useText()

  async function save({ version, ...values }: Values) {
    const input = subcontractorForm.cast(values)
    await unlessBehind(() => onSave(input, subcontractor && { id: subcontractor.id, version }))
    notify.success(subcontractor ? 'companies.subcontractors.saved' : 'companies.subcontractors.added', { values: { name: values.name } })
    onDone()
  }
  async function fetchNewest() {
    const newest = subcontractor && (await onNewest(subcontractor.id))
    return newest && valuesOf(newest)
  }
  const plain = (value: string) => value
  const said: SaidFields<Values> = {
    name: { label: 'companies.subcontractors.name', said: plain },
    organizationNumber: { label: 'companies.subcontractors.organizationNumber', said: plain },
    trade: { label: 'companies.subcontractors.trade', said: (trade) => trade && text(`trades.${trade}`) },
    contactName: { label: 'companies.profile.contactName', said: plain },
    email: { label: 'companies.profile.email', said: plain },
    phone: { label: 'companies.profile.phone', said: plain },
  }
  return (
    <Stack gap="6">
      <FormTitle id={subcontractor ? 'companies.subcontractors.changeTitle' : 'companies.subcontractors.add'} />
      <Form initialValues={opened} rules={subcontractorForm} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <CompanyFields
          name={{ label: 'companies.subcontractors.name', help: 'companies.subcontractors.nameHelp' }}
          organizationNumber={{ label: 'companies.subcontractors.organizationNumber' }}
        />
        <ChoiceField name="trade" label="companies.subcontractors.trade" choices={trades} choiceLabel="trades" faults={words.trade} />
        <TextField name="contactName" label="companies.profile.contactName" autoComplete="off" optional />
        <Pair>
          <TextField name="phone" label="companies.profile.phone" type="tel" autoComplete="off" optional />
          <TextField name="email" label="companies.profile.email" type="email" autoComplete="off" optional />
        </Pair>
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={subcontractor ? 'companies.subcontractors.save' : 'companies.subcontractors.add'} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
