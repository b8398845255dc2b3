import { Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { Text } from '#client/messages/Text.tsx'

/** For those who may change it, and not on a screen that a public link has opened. */
export function ModifyEstateLink() {
  const { estateId, isPublic } = useEstatePlace()
  const may = useMay(estateId)
  if (isPublic || !may('update', 'estate')) return null
  return (
    <Button asChild>
      <Link to={`/private/estates/modify/${estateId}`}>
        <Pencil aria-hidden />
        <Text id="estates.edit" />
      </Link>
    </Button>
  )
}
