import { chakra } from '@chakra-ui/react'
import { Check, CircleHelp, Minus, Sparkles } from 'lucide-react'
import type { PlanImportField } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { importFields } from '#schema/maintenance/import/fields.ts'
import type { Sheet } from './useImport.ts'

interface ColumnRowProps {
  column: Sheet['columns'][number]
  field: PlanImportField | null
  onChoose: (field: PlanImportField | null) => void
}
const looks = { remembered: Check, name: Check, chosen: Check, content: Sparkles, unsure: CircleHelp, left: Minus, empty: Minus } as const

/** What a column of the sheet becomes, and why that was guessed. */
export function ColumnRow({ column, field, onChoose }: ColumnRowProps) {
  const text = useText()
  const title = column.title ?? text('maintenance.import.columns.untitled', { letter: column.letter })
  const guess = field === column.field ? column.guess : 'chosen'
  const asks = guess === 'unsure'
  const Icon = looks[guess]
  return (
    <Row>
      <chakra.div display="flex" gap="3" alignItems="center" minWidth="0">
        <Letter>{column.letter}</Letter>
        <chakra.div minWidth="0">
          <chakra.b display="block" fontWeight="medium" overflowWrap="anywhere">
            {title}
          </chakra.b>
          <chakra.span display="block" textStyle="meta" color="muted" truncate>
            {column.samples.join(', ')}
          </chakra.span>
        </chakra.div>
      </chakra.div>
      <Select
        aria-label={text('maintenance.import.columns.becomes', { title })}
        value={field ?? (asks ? 'unsure' : '')}
        borderColor={asks ? 'caution' : undefined}
        onChange={({ target }) => onChoose((target.value || null) as PlanImportField | null)}
      >
        {asks && (
          <option value="unsure" disabled>
            {text('maintenance.import.columns.choose')}
          </option>
        )}
        {importFields.map((each) => (
          <option key={each} value={each}>
            {text(`maintenance.import.field.${each}`)}
          </option>
        ))}
        <option value="">{text('maintenance.import.columns.leave')}</option>
      </Select>
      <chakra.span
        display="flex"
        gap="2"
        alignItems="center"
        textStyle="meta"
        color={asks ? 'caution.fg' : 'muted'}
        fontWeight={asks ? 'medium' : undefined}
      >
        <Icon size={16} aria-hidden />
        <Text id={`maintenance.import.guess.${guess}`} />
      </chakra.span>
    </Row>
  )
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 190px' },
    alignItems: 'center',
    paddingBlock: '3',
    '& + &': { borderTopWidth: '1px' },
  },
})
const Letter = chakra('span', {
  base: {
    minWidth: '28px',
    height: '28px',
    borderRadius: 'control',
    bg: 'surface',
    borderWidth: '1px',
    display: 'grid',
    placeItems: 'center',
    textStyle: 'meta',
    color: 'muted',
    flexShrink: 0,
  },
})
