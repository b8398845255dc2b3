import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'

export type FigureName = KeysUnder<'administration.operating.figure'>

/** What there is to tell of a part, beside one another where there is room. */
export const Figures = ({ of }: { of: readonly (readonly [name: FigureName, figure: ReactNode])[] }) => (
  <Terms>
    {of.map(([name, figure]) => (
      <div key={name}>
        <chakra.dt textStyle="meta" color="muted">
          <Text id={`administration.operating.figure.${name}`} />
        </chakra.dt>
        <chakra.dd fontWeight="strong" fontVariantNumeric="tabular-nums">
          {figure}
        </chakra.dd>
      </div>
    ))}
  </Terms>
)

const Terms = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    columnGap: '5',
    rowGap: '4',
    overflowWrap: 'anywhere',
  },
})
