import { chakra } from '@chakra-ui/react'
import type { PlanImportField } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet as Card } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { ColumnRow } from './ColumnRow.tsx'
import type { Columns, Sheet } from './useImport.ts'

interface ColumnsStepProps {
  sheet: Sheet
  columns: Columns
  onChoose: (columns: Columns) => void
}

/** Each column of the sheet points at a field of the plan; a field that is chosen for another column leaves the one it had. */
export function ColumnsStep({ sheet, columns, onChoose }: ColumnsStepProps) {
  const choose = (at: number, field: PlanImportField | null) =>
    onChoose(columns.map((known, n) => (n === at ? field : field !== null && known === field ? null : known)))
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
          <ColumnRow key={column.letter} column={column} field={columns[n] ?? null} onChoose={(field) => choose(n, field)} />
        ))}
      </Rows>
    </Card>
  )
}
