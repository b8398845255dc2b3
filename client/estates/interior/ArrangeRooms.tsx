import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { SortableList } from '../sorting/SortableList.tsx'
import { useNames } from './names.ts'
import { roomIcons } from './roomIcons.ts'
import type { Floor, Interior, Room } from './useInterior.ts'

/** The floors and their rooms, to be put in order by hand, by keys or by buttons. */
export function ArrangeRooms({ interior, floors }: { interior: Interior; floors: readonly Floor[] }) {
  const names = useNames()
  const roomsOf = (floor: Floor) =>
    floor.rooms?.edges.length ? (
      <SortableList
        items={floor.rooms.edges.map(({ node }) => node)}
        nameOf={names.room}
        label={names.floor(floor)}
        markOf={markOf}
        onMove={(room, beforeId) => interior.moveRoom(room, floor.id, beforeId)}
      />
    ) : null
  return (
    <Stack gap="4">
      <chakra.p color="muted">
        <Text id="estates.interior.arrangeHelp" />
      </chakra.p>
      <SortableList
        items={floors}
        nameOf={names.floor}
        label={<Text id="estates.section.interior" />}
        attachedOf={roomsOf}
        onMove={interior.moveFloor}
        raised
      />
    </Stack>
  )
}

const markOf = ({ type }: Room) => <IconTile icon={roomIcons[type]} />
