import { chakra } from '@chakra-ui/react'
import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { writtenNumber } from '#client/ui/writing.ts'
import { useNames } from './names.ts'
import { roomIcons } from './roomIcons.ts'
import type { Room } from './useInterior.ts'

/** A room in its floor: what it is, how large, and how much was said of it. */
export function RoomRow({ room, actions }: { room: Room; actions?: ReactNode }) {
  const { path } = useEstatePlace()
  const names = useNames()
  const text = useText()
  const { id, name, type, areaM2, commentCount } = room
  const meta = [
    name && name !== text(`estates.interior.roomType.${type}`) && text(`estates.interior.roomType.${type}`),
    areaM2 != null && text('estates.interior.area', { area: writtenNumber(areaM2) }),
  ].filter(Boolean)
  return (
    <Row>
      <IconTile icon={roomIcons[type]} />
      <chakra.span minWidth="0" overflowWrap="anywhere">
        <RoomLink to={`${path}${estateSections.interior.path}/room/${id}`}>{names.room(room)}</RoomLink>
        {meta.length > 0 && (
          <chakra.span display="block" textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
            {meta.join(' · ')}
          </chakra.span>
        )}
      </chakra.span>
      {commentCount > 0 && (
        <chakra.span display="inline-flex" alignItems="center" gap="1" textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
          <MessageSquare size={16} aria-hidden />
          <span aria-hidden>{commentCount}</span>
          <chakra.span srOnly>
            <Text id="estates.interior.commentCount" values={{ count: commentCount }} />
          </chakra.span>
        </chakra.span>
      )}
      {actions && (
        <chakra.span position="relative" marginEnd="-3" whiteSpace="nowrap">
          {actions}
        </chakra.span>
      )}
    </Row>
  )
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '64px',
    paddingBlock: '2',
    '& > span:nth-of-type(2)': { flex: 1 },
    isolation: 'isolate',
    _after: { content: '""', position: 'absolute', inset: '0 -12px', zIndex: -1, borderRadius: 'control' },
    _hover: { _after: { bg: 'sunken' } },
  },
})
/** Its name is the link; all of the row leads there. */
const RoomLink = chakra(Link, {
  base: { fontWeight: 'strong', color: 'inherit', textDecoration: 'none', _before: { content: '""', position: 'absolute', inset: 0 } },
})
