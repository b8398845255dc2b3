/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the field has the focus, and its keys choose */
import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { IconTile } from '#client/ui/ListRow.tsx'
import type { Option } from './useGroups.ts'

interface OptionRowProps {
  id: string
  option: Option
  isActive: boolean
  onReach: () => void
  onChoose: (event: MouseEvent) => void
}

export function OptionRow({ id, option, isActive, onReach, onChoose }: OptionRowProps) {
  const { icon, title, detail, excerpt, value } = option
  return (
    <Row
      ref={isActive ? reveal : undefined}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onReach}
      onClick={onChoose}
    >
      <IconTile icon={icon} palette={isActive ? 'brand' : 'neutral'} />
      <chakra.span flex="1" minWidth="0">
        <chakra.b {...oneLine}>
          <Marked pieces={title} />
        </chakra.b>
        {(excerpt?.length || detail) && (
          <chakra.span {...oneLine} textStyle="meta" color="muted">
            {excerpt?.length ? <Passage pieces={excerpt} /> : detail}
          </chakra.span>
        )}
      </chakra.span>
      {value && (
        <chakra.span textStyle="figures" color="muted" flexShrink="0">
          {value}
        </chakra.span>
      )}
    </Row>
  )
}

const reveal = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const Marked = ({ pieces }: { pieces: readonly string[] }) => pieces.map((piece, i) => (i % 2 ? <Hit key={i}>{piece}</Hit> : piece))
const Passage = ({ pieces }: { pieces: readonly string[] }) => (
  <>
    … <Marked pieces={pieces} /> …
  </>
)

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '56px',
    px: '5',
    py: '1.5',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'brand.subtle', boxShadow: 'inset 3px 0 {colors.brand}' },
  },
})
const Hit = chakra('mark', {
  base: { bg: 'transparent', color: 'inherit', textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '3px' },
})
