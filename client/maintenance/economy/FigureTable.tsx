import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Years down, figures across: the years stay in sight where the rest is wider than the screen. */
export const FigureTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: '10px 12px', textAlign: 'end', whiteSpace: 'nowrap', fontWeight: 'regular', borderBottomWidth: '1px' },
    '& td:has(input)': { padding: '2px' },
    '& tr > th:first-of-type': { position: 'sticky', left: 0, textAlign: 'start', bg: 'raised', zIndex: 1 },
    '& thead th': { textStyle: 'meta', color: 'muted' },
    '& tbody th': { fontWeight: 'medium' },
    '& tfoot th, & tfoot td': { fontWeight: 'strong', borderBottomWidth: 0 },
    '& .sum': { fontWeight: 'strong' },
  },
})

/** Wider than the screen, it scrolls by itself, by keyboard too. */
export const Scroll = ({ label, children }: { label?: string; children: ReactNode }) => (
  <chakra.div overflowX="auto" isolation="isolate" tabIndex={label ? 0 : undefined} {...(label && { role: 'group', 'aria-label': label })}>
    {children}
  </chakra.div>
)
