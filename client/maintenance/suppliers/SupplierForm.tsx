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
import { type Trade, trades } from '#schema/companies/trades.ts'
import { supplierForm } from '#schema/maintenance/suppliers.input.ts'
import { partyKinds } from '#schema/maintenance/tasks.input.ts'
import type { Supplier, SupplierInput, SupplierTarget } from './useSuppliers.ts'

interface SupplierFormProps {
  /** The one to change; without it one is added. */
  supplier: Supplier | undefined
  onSave: (input: SupplierInput, target?: SupplierTarget) => Promise<unknown>
  onNewest: (id: string) => Promise<Supplier | undefined>
  onDone: () => void
}

const valuesOf = (supplier: Supplier | undefined) => ({
  version: supplier?.version ?? 0,
  name: supplier?.name ?? '',
  organizationNumber: supplier?.organizationNumber ?? '',
  trade: supplier?.trade ?? ('' as Trade | ''),
  partyKind: supplier?.partyKind ?? 'supplier',
  phone: supplier?.phone ?? '',
  email: supplier?.email ?? '',
})
type Values = ReturnType<typeof valuesOf>

const words = {
  name: { required: 'maintenance.supplier.writeName' },
  trade: { notValid: 'maintenance.supplier.chooseTrade', required: 'maintenance.supplier.chooseTrade' },
  email: { notValid: 'maintenance.supplier.emailNotValid', entityAlreadyExists: 'maintenance.supplier.emailTaken' },
  phone: { notValid: 'maintenance.supplier.phoneNotValid' },
  organizationNumber: {
    notValid: 'maintenance.supplier.numberNotValid',
    cannotAddOwnCompany: 'errors.codes.cannotAddOwnCompany',
  },
} as const

export function SupplierForm({ supplier, onSave, onNewest, onDone }: SupplierFormProps) {
  const [opened] = useState(() => valuesOf(supplier))
  const { isBehind, unlessBehind } = useBehind()
  const text = useText()

  async function save({ version, ...values }: Values) {
    await unlessBehind(() => onSave(supplierForm.cast(values), supplier && { id: supplier.id, version }))
    notify.success(supplier ? 'maintenance.supplier.saved' : 'maintenance.supplier.added', { values: { name: values.name } })
    onDone()
  }
  async function fetchNewest() {
    const newest = supplier && (await onNewest(supplier.id))
    return newest && valuesOf(newest)
  }
  const asWritten = (value: string) => value
  const said: SaidFields<Values> = {
    name: { label: 'maintenance.supplier.name', said: asWritten },
    organizationNumber: { label: 'maintenance.supplier.number', said: asWritten },
    trade: { label: 'maintenance.task.trade', said: (trade) => trade && text(`trades.${trade}`) },
    partyKind: { label: 'maintenance.supplier.kind', said: (kind) => text(`maintenance.partyKind.${kind}`) },
    phone: { label: 'maintenance.supplier.phone', said: asWritten },
    email: { label: 'maintenance.supplier.email', said: asWritten },
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={supplier ? 'maintenance.supplier.changeTitle' : 'maintenance.supplier.addTitle'} />
      <Form initialValues={opened} rules={supplierForm} onSubmit={save}>
        {isBehind && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        <CompanyFields
          name={{ label: 'maintenance.supplier.name', help: 'maintenance.supplier.nameHelp', faults: words.name }}
          organizationNumber={{
            label: 'maintenance.supplier.number',
            help: 'maintenance.supplier.numberHelp',
            faults: words.organizationNumber,
            optional: true,
          }}
        />
        <Pair>
          <ChoiceField name="trade" label="maintenance.task.trade" choices={trades} choiceLabel="trades" faults={words.trade} />
          <ChoiceField name="partyKind" label="maintenance.supplier.kind" choices={partyKinds} choiceLabel="maintenance.partyKind" />
        </Pair>
        <Pair>
          <TextField name="phone" label="maintenance.supplier.phone" type="tel" autoComplete="off" faults={words.phone} />
          <TextField name="email" label="maintenance.supplier.email" type="email" autoComplete="off" faults={words.email} />
        </Pair>
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={supplier ? 'maintenance.supplier.save' : 'maintenance.supplier.create'} />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}
