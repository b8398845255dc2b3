import { Button } from '@chakra-ui/react'
import { ClipboardCheck, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { EmptyState } from '#client/ui/states.tsx'

/** A project made to measure starts with nothing to look at. */
export function NoAreas({ mayAdd }: { mayAdd: boolean }) {
  const { edit } = useProjectPlace()
  return (
    <EmptyState
      icon={ClipboardCheck}
      title={<Text id="projects.noAreas" />}
      action={
        mayAdd && (
          <Button asChild>
            <Link to={edit}>
              <Plus aria-hidden />
              <Text id="projects.addAreas" />
            </Link>
          </Button>
        )
      }
    >
      <Text id="projects.noAreasText" />
    </EmptyState>
  )
}
