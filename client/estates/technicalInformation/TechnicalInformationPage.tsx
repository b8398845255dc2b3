import { Button, chakra } from '@chakra-ui/react'
import { Building2, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { pagesOf } from '#client/access/pagesOf.ts'
import { BuildingCard } from '#client/estates/buildings/BuildingCard.tsx'
import { useBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import type { TechnicalFactsFragment, TechnicalInformationQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Stack } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { FactsCard } from './FactsCard.tsx'
import { useSaveFacts } from './useSaveFacts.ts'

const FactsForm = fetched(async () => (await import('./FactsForm.tsx')).FactsForm, <TechnicalSkeleton />)

/** What an estate is built of: its supplies, and its buildings with how they are. */
export function TechnicalInformationPage(own: Own<TechnicalFactsFragment, TechnicalInformationQuery>) {
  const save = useSaveFacts(useEstatePlace().estateId)
  const may = useRights('technical-information')
  const { opened, open, close } = useOpenForm('facts')
  const buildings = pagesOf(own.all?.estate?.buildings, own.pages)
  return (
    <EstateScreen own={own} section="technicalInformation" skeleton={<TechnicalSkeleton />}>
      {(facts) =>
        may.change && opened ? (
          <FactsForm facts={facts} onSave={save} onNewest={() => own.newest()} onDone={close} />
        ) : (
          <Stack gap="8">
            <FactsCard facts={facts} onChange={may.change && (() => open('change'))} />
            <Buildings {...buildings} mayAdd={may.add} />
          </Stack>
        )
      }
    </EstateScreen>
  )
}

type BuildingList = NonNullable<TechnicalInformationQuery['estate']>['buildings']
type BuildingsProps = ReturnType<typeof pagesOf<NonNullable<BuildingList>['edges'][number]['node']>> & { mayAdd: boolean }

function Buildings({ nodes: buildings = [], totalCount, hasMore, loading, more, mayAdd }: BuildingsProps) {
  const paths = useBuildingPaths()
  const add = mayAdd && (
    <Button asChild variant="solid" marginStart="auto">
      <Link to={paths.create}>
        <Plus aria-hidden />
        <Text id="estates.building.add" />
      </Link>
    </Button>
  )
  if (!buildings.length) {
    return (
      <EmptyState icon={Building2} title={<Text id="estates.building.none" />} action={add}>
        <Text id="estates.building.noneText" />
      </EmptyState>
    )
  }
  return (
    <Section title={<Text id="estates.building.all" />} aside={add}>
      <Cards>
        {buildings.map((building) => (
          <li key={building.id}>
            <BuildingCard building={building} to={paths.building(building.id)} />
          </li>
        ))}
      </Cards>
      {hasMore && <ShowMore shown={buildings.length} of={totalCount} loading={loading} onMore={more} />}
    </Section>
  )
}

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
})

function TechnicalSkeleton() {
  return (
    <Loading>
      <Stack gap="8">
        <Sheet>
          <SkeletonLine width="160px" of="lead" />
          <SkeletonRows />
        </Sheet>
        <Sheet>
          <SkeletonRows />
        </Sheet>
      </Stack>
    </Loading>
  )
}
