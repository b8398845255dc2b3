import { Button } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { useHistoryPath } from './useHistoryPath.ts'

/** From a record to all that was done to it, for those who may see that. */
export function HistoryLink({ recordId }: { recordId: string }) {
  const to = useHistoryPath()(recordId)
  if (!to) return null
  return (
    <Button asChild>
      <Link to={to}>
        <History aria-hidden />
        <Text id="estates.section.history" />
      </Link>
    </Button>
  )
}
