import { chakra } from '@chakra-ui/react'
import { Scroll } from '#client/maintenance/economy/FigureTable.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Stack } from '#client/ui/Page.tsx'
import type { Sheet } from './columns.ts'

/** The first rows as they stand in the sheet, with the titles marked. */
export function SheetPreview({ sheet: { columns, preview, headerRow } }: { sheet: Sheet }) {
  const title = useText()('maintenance.import.preview')
  return (
    <Stack gap="2">
      <chakra.span fontWeight="medium" aria-hidden>
        <Text id="maintenance.import.preview" />
      </chakra.span>
      <Scroll label={title}>
        <Cells>
          <thead>
            <tr>
              <td aria-hidden>&nbsp;</td>
              {columns.map(({ letter }) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map(({ row, cells }) => (
              <tr key={row} data-titles={row === headerRow || undefined}>
                <th scope="row">{row}</th>
                {columns.map(({ letter }, n) => (
                  <td key={letter}>{cells[n]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Cells>
      </Scroll>
    </Stack>
  )
}

const Cells = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    textStyle: 'meta',
    fontVariantNumeric: 'tabular-nums',
    bg: 'raised',
    '& th, & td': {
      borderWidth: '1px',
      padding: '6px 10px',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      maxWidth: '190px',
    },
    '& th': { bg: 'surface', color: 'muted', fontWeight: 'regular', textAlign: 'center' },
    '& tr[data-titles] td': { bg: 'brand.subtle', fontWeight: 'strong' },
  },
})
