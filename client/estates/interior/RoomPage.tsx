import { Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { RecordNotFound } from '#client/estates/estate/RecordNotFound.tsx'
import { estateSections, isSwitchedOn } from '#client/estates/estate/sections.ts'
import { WayBack } from '#client/estates/estate/WayBack.tsx'
import { HistoryLink } from '#client/estates/history/HistoryLink.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { mayOpen } from '#client/records/rights.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { IconTile } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { writtenNumber } from '#client/ui/writing.ts'
import { Comments } from './Comments.tsx'
import { useInteriorBy, useInteriorRights } from './interiorBy.ts'
import { useNames } from './names.ts'
import { roomIcons } from './roomIcons.ts'
import { type OwnRoom, type RoomOnPage, useRoom } from './useRoom.ts'

const CommentForm = fetched(async () => (await import('./CommentForm.tsx')).CommentForm, <SkeletonRows media />)

/** A room and what was said of it; in the place of the comments a form, while one is written. */
export function RoomPage(own: OwnRoom) {
  const { Frame } = useInteriorBy()
  const { path } = useEstatePlace()
  const names = useNames()
  const { roomId = '' } = useParams()
  const screen = useRoom(roomId, own)
  const may = useInteriorRights('room-comments')
  const { opened, open, close } = useOpenForm('comment')
  const { room } = screen

  const comment = screen.comments.find(({ id }) => id === opened)
  const isFormOpen = room && mayOpen(may, comment, opened)
  return (
    <Frame
      error={own.error}
      onRetry={own.retry}
      {...(room && { subscreen: { title: names.room(room), back: path + estateSections.interior.path } })}
    >
      {screen.isMissing ? (
        <RecordNotFound section="interior" />
      ) : !room ? (
        <RoomSkeleton />
      ) : (
        <Stack gap="6">
          <RoomHead room={room} />
          {screen.isQuiet ? null : isFormOpen ? (
            <CommentForm key={opened} comment={comment} onSave={screen.save} onNewest={screen.newest} onDone={close} />
          ) : (
            <Comments screen={screen} may={may} onOpen={open} />
          )}
        </Stack>
      )}
    </Frame>
  )
}

function RoomHead({ room }: { room: RoomOnPage }) {
  const { path } = useEstatePlace()
  const { RoomAction } = useInteriorBy()
  const names = useNames()
  const text = useText()
  return (
    <div>
      <WayBack to={path + estateSections.interior.path}>
        <Text id="estates.section.interior" />
      </WayBack>
      <Flex flexWrap="wrap" alignItems="center" gap="3">
        <IconTile icon={roomIcons[room.type]} palette="brand" />
        <chakra.div minWidth="0" flex="1 1 240px">
          <Heading as="h2" textStyle="title" overflowWrap="anywhere">
            {names.room(room)}
          </Heading>
          <chakra.p textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
            {names.floor(room.floor)}
            {room.name && room.name !== text(`estates.interior.roomType.${room.type}`) && (
              <>
                {' · '}
                <Text id={`estates.interior.roomType.${room.type}`} />
              </>
            )}
            {room.areaM2 != null && (
              <>
                {' · '}
                <Text id="estates.interior.area" values={{ area: writtenNumber(room.areaM2) }} />
              </>
            )}
          </chakra.p>
        </chakra.div>
        {RoomAction && <RoomAction roomId={room.id} />}
        <PlanTask room={`${names.room(room)}, ${names.floor(room.floor)}`} />
        <HistoryLink recordId={room.id} />
      </Flex>
    </div>
  )
}

/** What should be done here goes into the plan of the house. */
function PlanTask({ room }: { room: string }) {
  const { estateId, path, isPublic } = useEstatePlace()
  const features = useIdentity()?.features
  const mayAdd = useMay(estateId)('create', estateSections.maintenance.part)
  if (isPublic || !mayAdd || !isSwitchedOn('maintenance', features)) return null
  return (
    <Button asChild>
      <Link to={`${path}${estateSections.maintenance.path}/plan?${new URLSearchParams({ task: 'new', room }).toString()}`}>
        <Plus aria-hidden />
        <Text id="estates.interior.planTask" />
      </Link>
    </Button>
  )
}

const RoomSkeleton = () => (
  <Loading>
    <Stack gap="6">
      <div>
        <SkeletonLine width="90px" of="meta" />
        <SkeletonLine width="180px" of="title" />
        <SkeletonLine width="220px" of="meta" />
      </div>
      <SkeletonRows media />
    </Stack>
  </Loading>
)
