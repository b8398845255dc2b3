import { chakra } from '@chakra-ui/react'

/** Estates down, what is told of them across. On a narrow screen each is a block of lines, and what there is none of is left out. */
export const EstateTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', fontWeight: 'regular' },
    '& thead th': { textStyle: 'meta', color: 'muted' },
    '& tbody tr': { position: 'relative', _hover: { bg: 'sunken' } },
    '& tfoot th, & tfoot td': { fontWeight: 'strong' },
    md: {
      '& th, & td': { padding: '10px 12px', verticalAlign: 'middle', borderBottomWidth: '1px' },
      '& tfoot th, & tfoot td': { borderBottomWidth: 0 },
      '& [data-number], & thead th:nth-of-type(2), & thead th:nth-of-type(3)': { textAlign: 'end', whiteSpace: 'nowrap' },
    },
    mdDown: {
      display: 'block',
      '& thead': { display: 'none' },
      '& tbody, & tfoot': { display: 'block' },
      '& tr': { display: 'block', padding: '12px', borderTopWidth: '1px' },
      '& th': { display: 'block', paddingBottom: '2' },
      // Where there is room beside, a value stands by its name all the same.
      '& td': {
        display: { base: 'flex', sm: 'grid' },
        gridTemplateColumns: '160px minmax(0, 280px)',
        justifyContent: { base: 'space-between', sm: 'start' },
        alignItems: 'flex-start',
        gap: '4',
        paddingBlock: '1',
        textAlign: { base: 'end', sm: 'start' },
      },
      '& td[data-label]::before': { content: 'attr(data-label)', color: 'muted', textStyle: 'meta', textAlign: 'start', flexShrink: 0 },
      '& td[data-none]': { display: 'none' },
    },
  },
})

export const Small = chakra('span', { base: { display: 'block', textStyle: 'meta', color: 'muted', fontWeight: 'regular' } })
