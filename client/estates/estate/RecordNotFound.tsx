import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { type EstateSectionName, estateSections } from './sections.ts'

/** The estate is there; what the address names on it is not. */
export function RecordNotFound({ section }: { section: EstateSectionName }) {
  const { path } = useEstatePlace()
  return (
    <EmptyState
      icon={SearchX}
      title={<Text id="estates.recordNotFound.title" />}
      action={
        <Button asChild>
          <Link to={path + estateSections[section].path}>
            <Text id={`estates.section.${section}`} />
          </Link>
        </Button>
      }
    >
      <Text id="estates.recordNotFound.text" />
    </EmptyState>
  )
}
