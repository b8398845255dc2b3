import { Button, chakra, Spinner } from '@chakra-ui/react'
import { type LucideIcon, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'
import type { RemovedFloor, RemovedRoom } from './useRemoved.ts'

interface RemovedRowProps {
  icon: LucideIcon
  name: string
  /** The floor that it was on, or the rooms that were on it. */
  from: ReactNode
  removed: RemovedFloor | RemovedRoom
  /** The floor that has to come back first. */
  waitsFor?: string | undefined
  onRestore: () => Promise<void>
}

/** Something that was deleted: when, by whom, and the way back. */
export function RemovedRow({ icon, name, from, removed, waitsFor, onRestore }: RemovedRowProps) {
  const [isSending, act] = useAct()
  const text = useText()
  const { removedAt, restorableUntil, removedByName } = removed
  return (
    <Row>
      <IconTile icon={icon} />
      <chakra.div minWidth="0" overflowWrap="anywhere">
        <chakra.b display="block">{name}</chakra.b>
        <Meta>
          {from && <span>{from}</span>}
          <span>
            <Text
              id={removedByName ? 'estates.interior.removed.whenBy' : 'estates.interior.removed.when'}
              values={{ date: writtenDay(removedAt), name: removedByName ?? '' }}
            />
          </span>
          <span>
            <Text id="estates.interior.removed.until" values={{ date: writtenDay(restorableUntil) }} />
          </span>
        </Meta>
        {waitsFor && (
          <chakra.p textStyle="meta">
            <Text id="estates.interior.removed.floorFirst" values={{ floor: waitsFor }} />
          </chakra.p>
        )}
      </chakra.div>
      {!waitsFor && (
        <Button
          size="sm"
          justifySelf="start"
          gridColumn={{ base: 2, sm: 3 }}
          aria-label={text('estates.interior.removed.restoreOne', { name })}
          disabled={isSending}
          onClick={() => act(onRestore)}
        >
          {isSending ? <Spinner size="sm" aria-hidden /> : <Undo2 aria-hidden />}
          <Text id="estates.interior.removed.restore" />
        </Button>
      )}
    </Row>
  )
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '40px minmax(0, 1fr)', sm: '40px minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
  },
})
const Meta = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'meta', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
