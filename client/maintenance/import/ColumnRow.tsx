import { chakra } from '@chakra-ui/react'
import { Check, CircleHelp, Copy, Minus, Sparkles } from 'lucide-react'
import type { PlanImportField, PlanImportUnit } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { importFields } from '#schema/maintenance/import/fields.ts'
import type { Column, Sheet } from './columns.ts'

interface ColumnRowProps {
  column: Sheet['columns'][number]
  chosen: Column
  /** To choose from, where its figures need one. */
  units: readonly PlanImportUnit[]
  onField: (field: PlanImportField | null) => void
  onUnit: (unit: PlanImportUnit) => void
}
const looks = {
  remembered: Check,
  name: Check,
  chosen: Check,
  content: Sparkles,
  unsure: CircleHelp,
  left: Minus,
  double: Copy,
  empty: Minus,
} as const

/** What a column of the sheet becomes, what its figures count, and why that was guessed. */
export function ColumnRow({ column, chosen: { field, unit }, units, onField, onUnit }: ColumnRowProps) {
  const text = useText()
  const title = column.title ?? text('maintenance.import.columns.untitled', { letter: column.letter })
  const guess = field === (column.field ?? null) ? column.guess : 'chosen'
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
      <chakra.div display="grid" gap="2" minWidth="0">
        <Select
          aria-label={text('maintenance.import.columns.becomes', { title })}
          value={field ?? (asks ? 'unsure' : '')}
          borderColor={asks ? 'caution' : undefined}
          onChange={({ target }) => onField((target.value || null) as PlanImportField | null)}
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
        {units.length > 0 && (
          <Select
            aria-label={text('maintenance.import.columns.unit', { title })}
            value={unit ?? units[0]}
            onChange={({ target }) => onUnit(target.value as PlanImportUnit)}
          >
            {units.map((each) => (
              <option key={each} value={each}>
                {text(`maintenance.import.unit.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </chakra.div>
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
