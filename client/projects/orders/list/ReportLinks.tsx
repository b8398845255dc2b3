import { Button, chakra } from '@chakra-ui/react'
import { FileDown, FileSpreadsheet } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'

const forms = [
  ['pdf', FileDown],
  ['xlsx', FileSpreadsheet],
] as const

/** All orders of a project with what they come to, to take along. */
export function ReportLinks({ projectId }: { projectId: string }) {
  const text = useText()
  return (
    <chakra.fieldset aria-label={text('orders.report.title')} display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
      <chakra.span textStyle="meta" color="muted" marginEnd="auto" flexBasis={{ base: 'full', sm: 'auto' }}>
        <Text id="orders.report.title" />
      </chakra.span>
      {forms.map(([format, Icon]) => (
        <Button key={format} asChild>
          <a href={`/api/private/order/report?projectId=${projectId}&format=${format}`} download>
            <Icon aria-hidden />
            <Text id={`orders.report.${format}`} />
          </a>
        </Button>
      ))}
    </chakra.fieldset>
  )
}
