import { Button, chakra } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import type { DeletionPartsFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { MarkBox } from '#client/ui/several/MarkBox.tsx'
import type { Marks } from '#client/ui/several/useMarks.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenMoment } from '#client/ui/writing.ts'
import { daysNearlyOver } from '#schema/history/deletedKinds.ts'
import { kindIcons } from './kindIcons.ts'

const day = 86_400_000
/** Begun days count: what ends within the next hours still has one. */
export const daysLeft = (until: string, now = Date.now()) => Math.max(Math.ceil((Date.parse(until) - now) / day), 0)

/** What it was called; else what it was. */
export function useNameOf() {
  const text = useText()
  return ({ name, kind }: Pick<DeletionPartsFragment, 'name' | 'kind'>) => name ?? text(`deleted.kind.${kind}`)
}

interface DeletionRowProps {
  deletion: DeletionPartsFragment
  marks: Marks
  onRestore: () => Promise<unknown>
}

export function DeletionRow({ deletion, marks, onRestore }: DeletionRowProps) {
  const text = useText()
  const nameOf = useNameOf()
  const [isBusy, act] = useAct()
  const { id, kind, name, deletedByName, deletedAt, restorableUntil, pictureCount, paperCount } = deletion
  const [called, left] = [nameOf(deletion), daysLeft(restorableUntil)]
  const isMarked = marks.isMarked(id)
  return (
    <Row data-row={id} data-marked={isMarked || undefined}>
      <MarkBox label={text('common.several.markOne', { name: called })} checked={isMarked} onChange={(...to) => marks.mark(id, ...to)} />
      <chakra.span display={{ base: 'none', sm: 'block' }}>
        <IconTile icon={kindIcons[kind]} />
      </chakra.span>
      <Cell>
        <chakra.b display="block">{called}</chakra.b>
        <chakra.span textStyle="meta" color="muted">
          <Text
            id={name ? 'deleted.what' : 'deleted.with'}
            values={{ kind: text(`deleted.kind.${kind}`), pictures: pictureCount, papers: name && paperCount === 1 ? 0 : paperCount }}
          />
        </chakra.span>
      </Cell>
      <Cell>
        {deletedByName && `${deletedByName}, `}
        <Moment>{writtenMoment(deletedAt)}</Moment>
      </Cell>
      <Cell data-nearly-over={left <= daysNearlyOver || undefined}>
        <Text id="deleted.left" values={{ days: left }} />
      </Cell>
      <Button
        size="sm"
        justifySelf="start"
        gridColumn={{ base: 2, sm: 3, md: 'auto' }}
        aria-label={text('deleted.restoreOne', { name: called })}
        disabled={isBusy}
        onClick={() => act(onRestore)}
      >
        <Undo2 aria-hidden />
        <Text id="deleted.restore" />
      </Button>
    </Row>
  )
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '44px minmax(0, 1fr)',
      sm: '44px 40px minmax(0, 1fr)',
      md: '44px 40px minmax(0, 2fr) minmax(0, 1.4fr) 110px auto',
    },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    paddingBlock: '2',
    px: '2',
    '&[data-marked]': { bg: 'brand.subtle', boxShadow: 'inset 3px 0 {colors.brand}' },
  },
})
/** A day is not parted from its hour. */
const Moment = chakra('span', { base: { whiteSpace: 'nowrap' } })
const Cell = chakra('span', {
  base: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    gridColumn: { base: 2, sm: 3, md: 'auto' },
    fontVariantNumeric: 'tabular-nums',
    '&[data-nearly-over]': { color: 'critical.fg', fontWeight: 'semibold' },
  },
})
