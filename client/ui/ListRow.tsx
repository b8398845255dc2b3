import { chakra } from '@chakra-ui/react'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Rows between hairlines. */
export const Rows = chakra('ul', {
  base: { listStyle: 'none', '& > li': { borderTopWidth: '1px', _first: { borderTopWidth: 0 } } },
})

interface ListRowProps {
  /** An icon in a tile, or a picture. */
  media?: ReactNode
  title: ReactNode
  /** Under the title, muted. */
  meta?: ReactNode
  /** At the right: a date, an amount, buttons. */
  value?: ReactNode
  /** On a phone the value stands under the rest: a state in words, which would squeeze the title. */
  stacks?: boolean
  /** Makes the whole row a link, with a chevron. */
  to?: string
  /** Buttons beside the row, apart from where it leads. */
  actions?: ReactNode
  /** Where several can be marked: its box, before the row, and what the marks know it by. */
  mark?: { id: string; isMarked: boolean; box: ReactNode }
}

/** One thing in a list: mark, bold line over a quiet one, value. */
export function ListRow({ media, title, meta, value, stacks, to, actions, mark }: ListRowProps) {
  const parts = (
    <>
      {media}
      <Words stacks={stacks}>
        <chakra.span flex="1" minWidth="0">
          <chakra.b display="block">{title}</chakra.b>
          {meta && (
            <chakra.span display="block" textStyle="meta" color="muted">
              {meta}
            </chakra.span>
          )}
        </chakra.span>
        {value && (
          <chakra.span textStyle="figures" textAlign={stacks ? { base: 'start', sm: 'end' } : 'end'} flexShrink="0">
            {value}
          </chakra.span>
        )}
      </Words>
      {to && !actions && (
        <chakra.span color="faint">
          <ChevronRight size={20} aria-hidden />
        </chakra.span>
      )}
    </>
  )
  const row = to ? <RowLink to={to}>{parts}</RowLink> : <Row>{parts}</Row>
  if (!actions && !mark) return <li>{row}</li>
  return (
    <Beside data-row={mark?.id} data-marked={mark?.isMarked || undefined}>
      {mark?.box}
      {row}
      {actions}
    </Beside>
  )
}

const Words = chakra('span', {
  base: { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: '3' },
  variants: {
    stacks: {
      true: { flexDirection: { base: 'column', sm: 'row' }, alignItems: { base: 'start', sm: 'center' }, gap: { base: '1', sm: '3' } },
    },
  },
})
const Beside = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    '&[data-marked]': { bg: 'brand.subtle', boxShadow: 'inset 3px 0 {colors.brand}' },
  },
})
const rowStyle = {
  base: { flex: 1, display: 'flex', alignItems: 'center', gap: '3', minHeight: '56px', paddingBlock: '2', minWidth: 0, color: 'inherit' },
} as const
const Row = chakra('div', rowStyle)
const RowLink = chakra(Link, {
  base: {
    ...rowStyle.base,
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { bg: 'sunken', boxShadow: '-8px 0 {colors.sunken}, 8px 0 {colors.sunken}' },
  },
})

const Tile = chakra('span', {
  base: {
    width: '40px',
    height: '40px',
    borderRadius: '10px',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
})

/** An icon in a tinted square, at the head of a row. */
export function IconTile({
  icon: Icon,
  palette = 'neutral',
}: {
  icon: LucideIcon
  palette?: 'neutral' | 'brand' | 'positive' | 'critical'
}) {
  return (
    <Tile colorPalette={palette}>
      <Icon size={20} aria-hidden />
    </Tile>
  )
}
