import { chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { useAddressed } from '#client/ui/useAddressed.ts'
import { reportOrders, reportTypes } from '#schema/estates/documentKinds.ts'
import type { reportsAsked } from './reportsAsked.ts'

interface ReportFilterProps {
  filter: ReturnType<typeof reportsAsked>
  /** The years that there is anything from, the latest first. */
  years: readonly number[]
  /** How many were found. */
  count: number
}

/** Which of the reports are shown, and what comes first. It stands in the address. */
export function ReportFilter({ filter, years, count }: ReportFilterProps) {
  const address = useAddressed()
  const text = useText()
  const choose = (name: string) => (value: string) => address(name, value)
  return (
    <Filters>
      <SearchField
        search={filter.search ?? ''}
        label={text('estates.reports.search')}
        hint={text('estates.reports.hint')}
        outcome={filter.search && <Text id="estates.reports.found" values={{ count }} />}
      />
      <Choices>
        <Choice
          label={text('estates.reportArchive.type')}
          value={filter.reportType ?? ''}
          onChoose={choose('kind')}
          choices={[
            ['', text('estates.reports.everyKind')],
            ...reportTypes.map((type) => [type, text(`estates.reportType.${type}`)] as const),
          ]}
        />
        <Choice
          label={text('estates.reports.year')}
          value={filter.year ? String(filter.year) : ''}
          onChoose={choose('year')}
          choices={[['', text('estates.reports.everyYear')], ...years.map((year) => [String(year), String(year)] as const)]}
        />
        <Choice
          label={text('estates.reports.order')}
          value={filter.order}
          onChoose={choose('order')}
          choices={reportOrders.map((order) => [order, text(`estates.reports.${order}`)] as const)}
        />
      </Choices>
    </Filters>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string) => void
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <Select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {choices.map(([chosen, text]) => (
      <option key={chosen} value={chosen}>
        {text}
      </option>
    ))}
  </Select>
)

const Filters = chakra('div', { base: { display: 'grid', gap: '3', marginBottom: '6' } })
const Choices = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } },
})
