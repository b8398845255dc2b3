import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDot, Hammer } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useConstructionProjectsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { useRenovationPaths } from './renovationPaths.ts'

/** What is built anew at the house, the newest first. Where nothing is, nothing is said of it. */
export function ConstructionProjects() {
  const { estateId, isPublic } = useEstatePlace()
  const isOn = Boolean(useIdentity()?.features['projectManagement'])
  const query = useConstructionProjectsQuery({ variables: { estateId }, skip: !isPublic && !isOn, ...screenQuery })
  const { nodes: projects = [], totalCount, hasMore, loading, more } = pagesOf(shownData(query)?.constructionProjects, query)
  const { project } = useRenovationPaths()
  const text = useText()
  if (!projects.length) return null
  return (
    <chakra.div marginTop="10">
      <Section title={<Text id="estates.renovations.construction.title" />}>
        <Sheet paddingBlock="2">
          <Rows>
            {projects.map(({ id, name, type, isCompleted, startDate, endDate, companyName, canRead }) => (
              <ListRow
                key={id}
                to={canRead ? project(id) : undefined}
                media={<IconTile icon={Hammer} palette={isCompleted ? 'neutral' : 'brand'} />}
                stacks
                title={name}
                meta={[
                  type === 'NEW_BUILDING' || type === 'NEW_APARTMENT' ? text(`estates.renovations.construction.${type}`) : undefined,
                  companyName,
                  (startDate ?? endDate) && `${startDate ? writtenDay(startDate) : ''} – ${endDate ? writtenDay(endDate) : ''}`.trim(),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                value={
                  <State icon={isCompleted ? CircleCheck : CircleDot} tone={isCompleted ? 'brand' : 'info'}>
                    <Text id={`estates.renovations.construction.${isCompleted ? 'completed' : 'running'}`} />
                  </State>
                }
              />
            ))}
          </Rows>
        </Sheet>
        {hasMore && <ShowMore shown={projects.length} of={totalCount} loading={loading} onMore={more} />}
      </Section>
    </chakra.div>
  )
}
