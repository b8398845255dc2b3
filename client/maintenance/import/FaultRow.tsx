import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Input } from '#client/ui/form/controls.ts'
import type { Check } from './useImport.ts'

interface FaultRowProps {
  fault: Check['faults'][number]
  text: string
  isMended: boolean
  onMend: (text: string) => void
}

/** Where something is wrong, what, and the field to mend it in. */
export function FaultRow({ fault: { row, letter, title, field, found }, text: written, isMended, onMend }: FaultRowProps) {
  const text = useText()
  const name = text(`maintenance.import.field.${field}`)
  const Icon = isMended ? CircleCheck : CircleAlert
  const below = `mend-${row}-${field}`
  return (
    <Row>
      <chakra.b fontWeight="strong">
        <Text id="maintenance.import.check.rowNumber" values={{ row }} />
      </chakra.b>
      <div>
        <chakra.b display="block" fontWeight="strong">
          {name}
        </chakra.b>
        {letter && (
          <chakra.span textStyle="meta" color="muted">
            <Text id="maintenance.import.check.column" values={{ letter, title: title ?? '' }} />
          </chakra.span>
        )}
      </div>
      <chakra.div id={below} minWidth="0">
        <chakra.span display="flex" gap="2" color={isMended ? 'muted' : undefined}>
          <chakra.span color={isMended ? 'positive.fg' : 'critical'} marginTop="2px">
            <Icon size={16} aria-hidden />
          </chakra.span>
          <Text id={`maintenance.import.write.${field}`} />
        </chakra.span>
        <chakra.p textStyle="meta" color="muted" overflowWrap="anywhere">
          {found ? <Text id="maintenance.import.check.found" values={{ found }} /> : <Text id="maintenance.import.check.nothing" />}
        </chakra.p>
      </chakra.div>
      <div>
        <Input
          aria-label={text('maintenance.import.check.mendLabel', { row, field: name })}
          aria-describedby={below}
          {...(written !== '' && !isMended && { 'aria-invalid': true as const })}
          placeholder={field === 'description' ? undefined : text(`maintenance.import.sample.${field}`)}
          value={written}
          onChange={({ target }) => onMend(target.value)}
        />
        {isMended && (
          <chakra.span textStyle="meta" color="positive.fg">
            <Text id="maintenance.import.check.isMended" />
          </chakra.span>
        )}
      </div>
    </Row>
  )
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '72px minmax(0, 170px) minmax(0, 1fr) minmax(0, 232px)' },
    paddingBlock: '4',
    '& + &': { borderTopWidth: '1px' },
  },
})
