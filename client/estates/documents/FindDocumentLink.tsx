import { Button } from '@chakra-ui/react'
import { FileSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Text } from '#client/messages/Text.tsx'

export function FindDocumentLink() {
  const { path } = useEstatePlace()
  return (
    <Button asChild>
      <Link to={path + estateSections.documents.path}>
        <FileSearch aria-hidden />
        <Text id="estates.section.documents" />
      </Link>
    </Button>
  )
}
