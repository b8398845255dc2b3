import { Button, chakra } from '@chakra-ui/react'
import { Archive, FileSpreadsheet, FileText, Upload } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text, useText } from '#client/messages/Text.tsx'

const forms = [
  ['xlsx', FileSpreadsheet],
  ['csv', FileText],
  ['archive', Archive],
] as const

/** The plan, and what was done of it, to take along in a spreadsheet; and the way in from one. */
export function PlanSheets({ estateId, mayImport }: { estateId: string; mayImport: boolean }) {
  const text = useText()
  const { importPlan } = useMaintenancePaths()
  return (
    <chakra.fieldset aria-label={text('maintenance.sheet.title')} display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.span textStyle="meta" color="muted" marginEnd="auto" flexBasis={{ base: '100%', sm: 'auto' }}>
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
      {mayImport && (
        <Button asChild>
          <Link to={importPlan}>
            <Upload aria-hidden />
            <Text id="maintenance.starter.fromSheet" />
          </Link>
        </Button>
      )}
    </chakra.fieldset>
  )
}
