import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ProjectChoicesFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { roleOf } from '#client/projects/performers/roleOf.ts'
import { Sheet } from '#client/ui/Card.tsx'
import { FaultLine, OtherVersion } from '#client/ui/form/FieldFrame.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import type { Taking } from './projectValues.ts'

export type Options = ProjectChoicesFragment

const words = { required: 'projects.new.writeCustomer' } as const

/** Whom the work is for, and who has a part in it. */
export function PeopleFields({ options }: { options: Options }) {
  const text = useText()
  const customer = useFormField<string>({ name: 'customerAccountId', label: 'projects.customer' })
  return (
    <>
      <SelectField
        name="customerAccountId"
        label="projects.customer"
        help="projects.new.customerHelp"
        optional={false}
        said={(id) => options.customers.find(({ accountId }) => accountId === id)?.name ?? ''}
      >
        {() => (
          <>
            {options.customers.map(({ accountId, name }) => (
              <option key={accountId} value={accountId ?? ''}>
                {name}
              </option>
            ))}
            <option value="">{text('projects.new.otherCustomer')}</option>
          </>
        )}
      </SelectField>
      {!customer.value && <TextField name="customerName" label="projects.new.customerName" faults={words} optional={false} />}
      <FormSection title="projects.people">
        <ParticipantFields options={options} />
      </FormSection>
    </>
  )
}

/** Who leads it, and who does it. */
export function ParticipantFields({ options: { customers, people, subcontractors } }: { options: Options }) {
  const text = useText()
  const said = (all: Taking[]) => all.map(({ name }) => name).join(', ')
  const { value, change, faultText, other } = useFormField<Taking[]>({ name: 'participants', label: 'projects.people', said })
  const keyOf = ({ accountId, subcontractorId }: Taking) => accountId ?? subcontractorId
  const chosen = new Set(value.map(keyOf))
  const add = (taking: Taking) => void change([...value, taking])
  const colleagues = people.filter(({ accountId }) => !chosen.has(accountId))
  const owners = customers.flatMap(({ accountId, name }) => (accountId && !chosen.has(accountId) ? [[accountId, name] as const] : []))
  const firms = subcontractors.filter(({ subcontractorId }) => !chosen.has(subcontractorId))
  return (
    <chakra.div display="grid" gap="4">
      {value.length > 0 && (
        <Sheet paddingBlock="2">
          <Rows aria-label={text('projects.people')}>
            {value.map((taking) => (
              <ListRow
                key={keyOf(taking)}
                media={<Avatar name={taking.name} square={!!taking.subcontractorId} quiet />}
                title={taking.name}
                meta={[text(roleOf(taking)), taking.detail].filter(Boolean).join(' · ')}
                actions={
                  <IconButton
                    icon={X}
                    label={text('projects.new.takeOut', { name: taking.name })}
                    onClick={() => void change(value.filter((each) => each !== taking))}
                  />
                }
              />
            ))}
          </Rows>
        </Sheet>
      )}
      {!value.some(({ role }) => role === 'ProjectManager') && (
        <chakra.p textStyle="meta" color="muted">
          <Text id="projects.new.youManage" />
        </chakra.p>
      )}
      <Adder
        label={text('projects.new.addManager')}
        options={colleagues.filter(({ leads }) => leads).map(({ accountId, name }) => [accountId, name])}
        onAdd={(accountId, name) => add({ role: 'ProjectManager', accountId, name })}
      />
      <Adder
        label={text('projects.new.addColleague')}
        options={colleagues.map(({ accountId, name }) => [accountId, name])}
        onAdd={(accountId, name) => add({ role: 'Subcontractor', accountId, name })}
      />
      <Adder
        label={text('projects.new.addFirm')}
        options={firms.map(({ subcontractorId, name, trade }) => [subcontractorId, `${name}, ${text(`trades.${trade}`).toLowerCase()}`])}
        onAdd={(subcontractorId) => {
          const { name, trade } = firms.find((firm) => firm.subcontractorId === subcontractorId)!
          add({ role: 'Subcontractor', subcontractorId, name, detail: text(`trades.${trade}`) })
        }}
      />
      <Adder label={text('projects.new.addOwner')} options={owners} onAdd={(accountId, name) => add({ role: 'Owner', accountId, name })} />
      {other && <OtherVersion label="projects.people" {...other} />}
      {faultText && <FaultLine>{faultText}</FaultLine>}
    </chakra.div>
  )
}

interface AdderProps {
  label: string
  options: (readonly [id: string, name: string])[]
  onAdd: (id: string, name: string) => void
}

/** Choosing one adds it above, and the list is ready for the next. */
const Adder = ({ label, options, onAdd }: AdderProps) =>
  options.length > 0 && (
    <Select
      aria-label={label}
      value=""
      onChange={({ target }) => {
        const option = options.find(([id]) => id === target.value)
        if (option) onAdd(...option)
      }}
    >
      <option value="">{label}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
