import { Button, chakra } from '@chakra-ui/react'
import { Archive, FileSpreadsheet, FileText } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'

const forms = [
  ['xlsx', FileSpreadsheet],
  ['csv', FileText],
  ['archive', Archive],
] as const

/** The plan, and what was done of it, to take along in a spreadsheet. */
export function PlanSheets({ estateId }: { estateId: string }) {
  const text = useText()
  return (
    <chakra.fieldset aria-label={text('maintenance.sheet.title')} display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.span textStyle="meta" color="muted" marginEnd="auto">
        <Text id="maintenance.sheet.title" />
      </chakra.span>
      {forms.map(([format, Icon]) => (
        <Button key={format} asChild>
          <a href={`/api/private/maintenance-plans/estate-plans/${estateId}/sheet?format=${format}`} download>
            <Icon aria-hidden />
            <Text id={`maintenance.sheet.${format}`} />
          </a>
        </Button>
      ))}
    </chakra.fieldset>
  )
}
