import { Button, chakra, Flex } from '@chakra-ui/react'
import { ArrowUpDown, Check, Layers, Plus } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { writtenNumber } from '#client/ui/writing.ts'
import { useEstatePlace } from '../estate/estatePlace.ts'
import { useRestorable } from '../sorting/useRestorable.ts'
import { DeleteFloorDialog } from './DeleteFloorDialog.tsx'
import { FloorCard } from './FloorCard.tsx'
import { RecentlyRemoved } from './RecentlyRemoved.tsx'
import type { Floor, Interior } from './useInterior.ts'

const RoomChips = fetched(async () => (await import('./RoomChips.tsx')).RoomChips)
const ArrangeRooms = fetched(async () => (await import('./ArrangeRooms.tsx')).ArrangeRooms, <FloorsSkeleton />)

interface FloorsProps {
  interior: Interior
  may: Rights
  /** Opens the form with a floor, by its id, or with a `new` one. */
  onFloor: (floor: string) => void
  onRoom: (room: string) => void
  /** Opens the form with a new room on this floor. */
  onNewRoom: (floor: string) => void
}

export function Floors({ interior, may, onFloor, onRoom, onNewRoom }: FloorsProps) {
  const { isPublic, project } = useEstatePlace()
  const { floors, floorCount, hasMore, loading, more } = interior
  const [isArranging, setArranging] = useState(false)
  const [toDelete, setAsked] = useState<Floor>()
  const gone = useRestorable({ remove: interior.deleteFloor, restore: interior.restoreFloor, forget: (id) => interior.forget('Floor', id) })
  if (!floors) return <FloorsSkeleton />

  const add = may.add && (
    <Button variant="solid" onClick={() => onFloor('new')}>
      <Plus aria-hidden />
      <Text id="estates.interior.addFloor" />
    </Button>
  )
  const isOwnHouse = !isPublic && !project
  const recentlyRemoved = may.remove && <RecentlyRemoved interior={interior} />
  if (!floors.length) {
    return (
      <>
        {may.add && isOwnHouse ? (
          <RoomChips onAdded={() => interior.readAgainAll()} onFloor={() => onFloor('new')} />
        ) : (
          <EmptyState icon={Layers} title={<Text id="estates.interior.empty.title" />} action={add}>
            <Text id={may.add ? 'estates.interior.empty.text' : 'estates.interior.emptyForReaders'} />
          </EmptyState>
        )}
        {recentlyRemoved}
      </>
    )
  }
  const arrange = may.change && (floors.length > 1 || floors.some(({ roomCount }) => roomCount > 1)) && (
    <Button onClick={() => setArranging(!isArranging)} aria-pressed={isArranging}>
      {isArranging ? <Check aria-hidden /> : <ArrowUpDown aria-hidden />}
      <Text id={isArranging ? 'estates.interior.arranged' : 'estates.interior.arrange'} />
    </Button>
  )
  return (
    <Section
      isTitle
      title={<Text id="estates.section.interior" />}
      aside={
        <>
          {!hasMore && <Sums floors={floors} count={floorCount} />}
          <Flex gap="2" flexWrap="wrap" marginStart="auto">
            {arrange}
            {!isArranging && add}
          </Flex>
        </>
      }
    >
      {isArranging ? (
        <ArrangeRooms interior={interior} floors={floors} />
      ) : (
        <Stack gap="5">
          {floors.map((floor) => (
            <FloorCard
              key={floor.id}
              floor={floor}
              interior={interior}
              may={may}
              gone={gone}
              onEdit={() => onFloor(floor.id)}
              onDelete={() => (floor.roomCount ? setAsked(floor) : gone.start(floor.id))}
              onRoom={onRoom}
              onNewRoom={() => onNewRoom(floor.id)}
            />
          ))}
        </Stack>
      )}
      {hasMore && <ShowMore shown={floors.length} of={floorCount} loading={loading} onMore={more} />}
      {!isArranging && recentlyRemoved}
      {toDelete && (
        <DeleteFloorDialog
          floor={toDelete}
          onClose={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined)
            gone.start(toDelete.id)
          }}
        />
      )}
    </Section>
  )
}

/** How many there are of each, and how large they are together. */
function Sums({ floors, count }: { floors: readonly Floor[]; count: number }) {
  const sum = (of: (floor: Floor) => number) => floors.reduce((total, floor) => total + of(floor), 0)
  const area = sum(({ areaM2 }) => areaM2)
  return (
    <chakra.span textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
      <Text id="estates.interior.counts" values={{ floors: count, rooms: sum(({ roomCount }) => roomCount) }} />
      {area > 0 && (
        <>
          {' · '}
          <Text id="estates.interior.area" values={{ area: writtenNumber(area) }} />
        </>
      )}
    </chakra.span>
  )
}

export function FloorsSkeleton() {
  return (
    <Loading>
      <chakra.div minHeight="target" marginBottom="4">
        <SkeletonLine width="120px" of="lead" />
      </chakra.div>
      <Stack gap="5">
        {[1, 2].map((floor) => (
          <Sheet key={floor}>
            <chakra.div minHeight="32px" marginBottom="4">
              <SkeletonLine width="140px" of="lead" />
            </chakra.div>
            <SkeletonRows media />
          </Sheet>
        ))}
      </Stack>
    </Loading>
  )
}
