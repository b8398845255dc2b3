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
      '& td': { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '4', paddingBlock: '1', textAlign: 'end' },
      '& td[data-label]::before': { content: 'attr(data-label)', color: 'muted', textStyle: 'meta', textAlign: 'start', flexShrink: 0 },
      '& td[data-none]': { display: 'none' },
    },
    // Between a phone and a table a value stands by what it is called.
    smToMd: {
      '& td': { display: 'grid', gridTemplateColumns: '160px minmax(0, 280px)', textAlign: 'start' },
    },
  },
})

export const Small = chakra('span', { base: { display: 'block', textStyle: 'meta', color: 'muted', fontWeight: 'regular' } })
