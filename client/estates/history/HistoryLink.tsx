import { Button } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Text } from '#client/messages/Text.tsx'

/** From a record to all that was done to it, for those who may see that. */
export function HistoryLink({ recordId }: { recordId: string }) {
  const { estateId, path } = useEstatePlace()
  const may = useMay(estateId)
  if (!may('read', estateSections.history.part)) return null
  return (
    <Button asChild>
      <Link to={`${path}${estateSections.history.path}?record=${recordId}`}>
        <History aria-hidden />
        <Text id="estates.section.history" />
      </Link>
    </Button>
  )
}
