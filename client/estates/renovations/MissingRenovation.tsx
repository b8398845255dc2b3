import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useRenovationPaths } from './renovationPaths.ts'

/** Deleted, or never there. */
export function MissingRenovation() {
  const { section } = useRenovationPaths()
  return (
    <EmptyState
      title={<Text id="estates.renovations.notFound.title" />}
      action={
        <TextLink to={section}>
          <Text id="estates.renovations.notFound.back" />
        </TextLink>
      }
    >
      <Text id="estates.renovations.notFound.text" />
    </EmptyState>
  )
}
