import { PaintRoller } from 'lucide-react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { useRenovationPaths } from '#client/estates/renovations/renovationPaths.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import type { Overview } from './useOverview.ts'

/** What was done to it lately. */
export function LatestRenovations({ renovations }: Pick<Overview, 'renovations'>) {
  const { path } = useEstatePlace()
  const paths = useRenovationPaths()
  return (
    <Card
      icon={PaintRoller}
      title={<Text id="estates.section.renovations" />}
      aside={
        <TextLink to={path + estateSections.renovations.path}>
          <Text id="estates.overview.all" />
        </TextLink>
      }
    >
      <Rows>
        {renovations.edges.map(({ node: { id, title, year, kind } }) => (
          <ListRow key={id} to={paths.view(id)} title={title} meta={<Text id={`estates.renovationKind.${kind}`} />} value={year} />
        ))}
      </Rows>
    </Card>
  )
}
