import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import type { Mending } from './mending.ts'
import { MendInput } from './MendInput.tsx'
import type { Check } from './useImport.ts'

interface ValueRowProps {
  value: Check['unread'][number]
  faults: Check['faults']
  mending: Mending
}

/** A value that can't be read, in which rows, and the field to say what it means in all of them; or in each. */
export function ValueRow({ value, faults, mending }: ValueRowProps) {
  const { field, letter, title, found: original, rows, rowCount } = value
  const text = useText()
  const helpId = useId()
  const name = text(`maintenance.import.field.${field}`)
  const written = mending.meaningOf(value)
  const unit = mending.unitOf(field)
  const isMended = mending.isReadable(field, written)
  const Icon = isMended ? CircleCheck : CircleAlert
  const each = rowCount > 1 ? faults.filter((fault) => fault.field === field && rows.includes(fault.row)) : []
  return (
    <Row>
      <div>
        <chakra.b display="block" fontWeight="strong">
          {name}
        </chakra.b>
        <chakra.span display="block" textStyle="meta" color="muted" overflowWrap="anywhere">
          {letter && <Text id="maintenance.import.check.column" values={{ letter, title: title ?? '' }} />}
        </chakra.span>
        <chakra.span display="block" textStyle="meta" color="muted">
          <Text
            id="maintenance.import.check.inRows"
            values={{ count: rowCount, rows: rows.join(', ') + (rowCount > rows.length ? ' …' : '') }}
          />
        </chakra.span>
      </div>
      <chakra.div id={helpId} minWidth="0">
        <chakra.span display="flex" gap="2" color={isMended ? 'muted' : undefined}>
          <chakra.span color={isMended ? 'positive.fg' : 'critical'} marginTop="2px">
            <Icon size={16} aria-hidden />
          </chakra.span>
          <Text id={`maintenance.import.write.${field}`} />
        </chakra.span>
        {unit && (
          <chakra.p textStyle="meta">
            <Text id="maintenance.import.check.counts" values={{ unit: <Text id={`maintenance.import.unit.${unit}`} /> }} />
          </chakra.p>
        )}
        <chakra.p textStyle="meta" color="muted" overflowWrap="anywhere">
          {original ? (
            <Text id="maintenance.import.check.found" values={{ found: original.slice(0, 200) }} />
          ) : (
            <Text id="maintenance.import.check.nothing" />
          )}
        </chakra.p>
      </chakra.div>
      <chakra.div minWidth="0">
        <MendInput
          label={
            original
              ? text('maintenance.import.check.meanLabel', { found: original, field: name })
              : text('maintenance.import.check.fillLabel', { field: name })
          }
          describedBy={helpId}
          field={field}
          written={written}
          isMended={isMended}
          onWrite={(meant) => mending.mean(value, meant)}
        />
      </chakra.div>
      {each.length > 0 && (
        <chakra.div gridColumn="1 / -1">
          <Disclosure title={<Text id="maintenance.import.check.eachAlone" />}>
            <chakra.ul listStyle="none" display="grid" gap="3">
              {each.map((fault) => (
                <chakra.li
                  key={fault.row}
                  display="grid"
                  gap="2"
                  gridTemplateColumns={{ base: '72px minmax(0, 1fr)', md: '72px minmax(0, 232px)' }}
                >
                  <chakra.b fontWeight="medium" paddingTop="3">
                    <Text id="maintenance.import.check.rowNumber" values={{ row: fault.row }} />
                  </chakra.b>
                  <MendInput
                    label={text('maintenance.import.check.mendLabel', { row: fault.row, field: name })}
                    describedBy={helpId}
                    field={field}
                    written={mending.textOf(fault)}
                    isMended={mending.isReadable(field, mending.textOf(fault))}
                    onWrite={(meant) => mending.mend(fault, meant)}
                  />
                </chakra.li>
              ))}
            </chakra.ul>
          </Disclosure>
        </chakra.div>
      )}
    </Row>
  )
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 220px) minmax(0, 1fr) minmax(0, 232px)' },
    paddingBlock: '4',
    '& + &': { borderTopWidth: '1px' },
  },
})
