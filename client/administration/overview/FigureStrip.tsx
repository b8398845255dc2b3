import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { writtenNumber, writtenSize } from '#client/ui/writing.ts'
import type { Figures } from './matters.ts'

/** How much there is of everything, in one line. */
export function FigureStrip({ figures }: { figures: Figures }) {
  const shown = [
    ['users', writtenNumber(figures.userCount)],
    ['estates', writtenNumber(figures.estateCount)],
    ['companies', writtenNumber(figures.companyCount)],
    ['licences', writtenNumber(figures.licenceCount)],
    ['storage', writtenSize(figures.storedBytes)],
  ] as const
  return (
    <Strip>
      {shown.map(([name, figure]) => (
        <div key={name}>
          <chakra.dt textStyle="meta" color="muted">
            <Text id={`administration.front.figure.${name}`} />
          </chakra.dt>
          <chakra.dd textStyle="title">{figure}</chakra.dd>
        </div>
      ))}
    </Strip>
  )
}

/** Cells with hairlines between them; the gaps let the border's colour through. */
const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
    gap: '1px',
    bg: 'border',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > div': { bg: 'raised', px: '5', py: '4' },
    '& > div:last-child': { gridColumn: { base: 'span 2', lg: 'auto' } },
  },
})
