import { chakra } from '@chakra-ui/react'

/** What all charts are drawn in. */
export const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    '& text': { fontSize: '12px', fill: 'muted', fontVariantNumeric: 'tabular-nums' },
    // Read on any pattern.
    '& text.figure': { fontWeight: 'strong', fill: 'ink', stroke: 'raised', strokeWidth: '4px', paintOrder: 'stroke' },
  },
})

/** What the looks stand for. */
export const Key = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    marginBottom: '3',
    listStyle: 'none',
    textStyle: 'meta',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
  },
})

/** As wide as what is drawn between its edges, so that the thumb stands where the year does. */
export const along = ({ start, end, width }: { start: number; end: number; width: number }) => ({
  marginInlineStart: `${(start / width) * 100}%`,
  width: `${((width - start - end) / width) * 100}%`,
})

/** Goes through a chart step by step, by the arrow keys as well. */
export const Walk = chakra('input', {
  base: {
    display: 'block',
    width: 'auto',
    minWidth: '60%',
    minHeight: '24px',
    accentColor: 'var(--chakra-colors-brand)',
    _print: { display: 'none' },
  },
})
