import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Checkbox } from '#client/ui/Checkbox.tsx'

/**
 * Years down, figures across: the years stay in sight where the rest is wider than the screen. On a phone each row is a
 * block, its figures named by `data-label`; with `data-few` those marked
 * `data-detail` are left out there, as are those marked `data-none`.
 */
export const FigureTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingBlock: '10px',
      paddingInline: { base: '2', md: '3' },
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: 'regular',
      borderBottomWidth: '1px',
    },
    '& td:has(input)': { padding: '2px' },
    '& tr > th:first-of-type': { position: 'sticky', left: 0, textAlign: 'start', bg: 'raised', zIndex: 1 },
    // Many columns have room where their names are broken into lines.
    '& thead th': { textStyle: 'meta', color: 'muted', whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& tbody th': { fontWeight: 'medium' },
    '& tfoot th, & tfoot td': { fontWeight: 'strong', borderBottomWidth: 0 },
    '& .sum': { fontWeight: 'strong' },
    smDown: {
      '&, & tbody, & tfoot, & tr': { display: 'block' },
      '& thead': { display: 'none' },
      '& tr': { paddingBlock: '3' },
      '& tr + tr, & tfoot': { borderTopWidth: '1px' },
      '& tr > th:first-of-type': { position: 'static', display: 'block', padding: '0 0 4px', whiteSpace: 'normal', borderBottomWidth: 0 },
      '& td': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', padding: '2px 0', borderBottomWidth: 0 },
      '& td::before': {
        content: 'attr(data-label)',
        textStyle: 'meta',
        color: 'muted',
        fontWeight: 'regular',
        textAlign: 'start',
        whiteSpace: 'normal',
      },
      '&[data-few] td[data-detail], & td[data-none]': { display: 'none' },
    },
  },
})

interface DetailSwitchProps {
  isOn: boolean
  onTurn: (isOn: boolean) => void
  children: ReactNode
}
/** On a phone, where a table leaves its details out until they are asked for. */
export const DetailSwitch = ({ isOn, onTurn, children }: DetailSwitchProps) => (
  <chakra.div hideFrom="sm">
    <Checkbox checked={isOn} onChange={onTurn}>
      {children}
    </Checkbox>
  </chakra.div>
)

/** Wider than the screen, it scrolls by itself, by keyboard too. */
export const Scroll = ({ label, children }: { label?: string; children: ReactNode }) => (
  <chakra.div overflowX="auto" isolation="isolate" tabIndex={label ? 0 : undefined} {...(label && { role: 'group', 'aria-label': label })}>
    {children}
  </chakra.div>
)
