import { chakra } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { RecordNotFound } from '#client/estates/estate/RecordNotFound.tsx'
import { useBuildingChoicesQuery } from '#client/generated/graphql.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { OnlyBuilding, useBuildingPaths } from './buildingPath.ts'

const counts = { drawings: 'drawingCount', otherDocuments: 'otherDocumentCount' } as const
/** The papers of which there may be some in each. */
export type Counted = keyof typeof counts

interface ChooseBuildingProps {
  title: MessageKey
  counted: Counted | undefined
  /** The screen of it. */
  children: ReactNode
}

/** Which building is meant. The only one is shown at once under the address as it is, as is the one that a control point belongs to. */
export function ChooseBuilding({ title, counted, children }: ChooseBuildingProps) {
  const { estateId } = useEstatePlace()
  const { controlPointId } = useParams()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { section } = useBuildingPaths()
  const text = useText()
  const query = useBuildingChoicesQuery({ variables: { estateId, controlPointId }, ...screenQuery })
  const { nodes: buildings, ...list } = pagesOf(shownData(query)?.buildings, query)
  const about = (id: string) => `${pathname}?${new URLSearchParams({ ...Object.fromEntries(search), estateId, buildingId: id }).toString()}`
  const kindOf = ({ name, houseType }: NonNullable<typeof buildings>[number]) => {
    const kind = houseType && text(`estates.houseType.${houseType}`)
    return kind === name ? undefined : kind
  }
  const [only] = buildings ?? []
  if (only && list.totalCount === 1) return <OnlyBuilding value={only.id}>{children}</OnlyBuilding>
  return (
    <EstateScreen
      section="technicalInformation"
      subscreen={{ title: text(title), back: section }}
      own={{ data: buildings, error: query.error, retry: list.retry }}
      skeleton={<RecordsSkeleton />}
    >
      {(choices) =>
        choices.length ? (
          <Section title={<Text id={title} />}>
            <chakra.p color="muted" marginBottom="4">
              <Text id="estates.building.choose" />
            </chakra.p>
            <Sheet paddingBlock="2">
              <Rows>
                {choices.map((building) => (
                  <ListRow
                    key={building.id}
                    media={<IconTile icon={Building2} />}
                    title={building.name}
                    meta={[kindOf(building), counted && text(`estates.${counted}.count`, { count: building[counts[counted]] })]
                      .filter(Boolean)
                      .join(' · ')}
                    to={about(building.id)}
                  />
                ))}
              </Rows>
            </Sheet>
            {list.hasMore && <ShowMore shown={choices.length} of={list.totalCount} loading={list.loading} onMore={list.more} />}
          </Section>
        ) : controlPointId ? (
          <RecordNotFound section="technicalInformation" />
        ) : (
          <EmptyState icon={Building2} title={<Text id="estates.building.none" />}>
            <Text id="estates.building.noneText" />
          </EmptyState>
        )
      }
    </EstateScreen>
  )
}
