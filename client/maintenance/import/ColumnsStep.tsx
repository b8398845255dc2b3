import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet as Card } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { ColumnRow } from './ColumnRow.tsx'
import { type Columns, type Sheet, unitsAsked, withField, withUnit } from './columns.ts'

interface ColumnsStepProps {
  sheet: Sheet
  columns: Columns
  onChoose: (columns: Columns) => void
}

/** Each column of the sheet points at a field of the plan. */
export function ColumnsStep({ sheet, columns, onChoose }: ColumnsStepProps) {
  return (
    <Card>
      <chakra.div
        hideBelow="md"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr) 190px"
        gap="4"
        textStyle="meta"
        color="muted"
        aria-hidden
      >
        <Text id="maintenance.import.columns.inSheet" />
        <Text id="maintenance.import.columns.inPlan" />
      </chakra.div>
      <Rows>
        {sheet.columns.map((column, n) => (
          <ColumnRow
            key={column.letter}
            column={column}
            chosen={columns[n]!}
            units={unitsAsked(columns, n)}
            onField={(field) => onChoose(withField(sheet, columns, n, field))}
            onUnit={(unit) => onChoose(withUnit(columns, n, unit))}
          />
        ))}
      </Rows>
    </Card>
  )
}
