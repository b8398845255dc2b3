import { chakra, Heading } from '@chakra-ui/react'
import { CalendarClock, FileText, Images } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Picture } from '#client/files/Picture.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { kindIcons } from './kinds.ts'
import { useRenovationPaths } from './renovationPaths.ts'
import type { RenovationLine } from './useRenovations.ts'

/** Those of one year stand together, as they come; what goes on stands by itself. */
function byYear(renovations: readonly RenovationLine[]) {
  const years: { year: number | undefined; renovations: RenovationLine[] }[] = []
  for (const renovation of renovations) {
    const year = renovation.isRunning ? undefined : renovation.year
    const last = years.at(-1)
    if (last && last.year === year) last.renovations.push(renovation)
    else years.push({ year, renovations: [renovation] })
  }
  return years
}

/** What goes on, and then the years along a line, latest first, each with what was done. */
export const Timeline = ({ renovations }: { renovations: readonly RenovationLine[] }) => (
  <Line>
    {byYear(renovations).map((each) => (
      <li key={each.year ?? 'now'}>
        <Heading as="h3" textStyle="lead" fontVariantNumeric="tabular-nums" marginBottom="3">
          {each.year ?? <Text id="estates.renovations.running" />}
        </Heading>
        <chakra.ul listStyle="none" display="grid" gap="4">
          {each.renovations.map((renovation) => (
            <chakra.li key={renovation.id} minWidth="0">
              <RenovationCard renovation={renovation} />
            </chakra.li>
          ))}
        </chakra.ul>
      </li>
    ))}
  </Line>
)

function RenovationCard({ renovation }: { renovation: RenovationLine }) {
  const { id, projectId, isRunning, canRead, kind, title, trades, companies, cost, endDate, documentCount, pictures } = renovation
  const { view, project } = useRenovationPaths()
  const text = useText()
  const first = pictures?.edges[0]?.node.file
  const pictureCount = pictures?.totalCount ?? 0
  const who = [...trades.map((trade) => text(`trades.${trade}`)), ...companies].join(', ')
  return (
    <Frame flush>
      {first && (
        <Picture
          file={first}
          alt=""
          sizes="(min-width: 600px) 200px, 100vw"
          width={{ base: 'full', sm: '200px' }}
          height={{ base: '180px', sm: 'full' }}
          minHeight="full"
          objectFit="cover"
          bg="sunken"
        />
      )}
      <chakra.div padding="5" minWidth="0" display="grid" gap="2" alignContent="center">
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4" rowGap="1">
          <Heading as="h4" textStyle="base" fontWeight="strong" flex="1" minWidth="min(200px, 100%)" overflowWrap="anywhere">
            {canRead ? <Whole to={projectId ? project(projectId) : view(id)}>{title}</Whole> : title}
          </Heading>
          {cost != null && (
            <chakra.span fontWeight="medium" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {writtenMoney(cost)}
            </chakra.span>
          )}
        </chakra.div>
        {who && (
          <chakra.p textStyle="meta" color="muted" overflowWrap="anywhere">
            {who}
          </chakra.p>
        )}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          <State icon={kindIcons[kind]} tone={kind === 'professional' ? 'brand' : 'neutral'}>
            <Text id={`estates.renovationKind.${kind}`} />
          </State>
          {isRunning && endDate && (
            <Held>
              <CalendarClock size={16} aria-hidden />
              <Text id="estates.renovations.handedOver" values={{ day: writtenDay(endDate) }} />
            </Held>
          )}
          {pictureCount > 0 && (
            <Held>
              <Images size={16} aria-hidden />
              <Text id="estates.renovations.pictureCount" values={{ count: pictureCount }} />
            </Held>
          )}
          {documentCount > 0 && (
            <Held>
              <FileText size={16} aria-hidden />
              <Text id="estates.renovations.documentCount" values={{ count: documentCount }} />
            </Held>
          )}
        </chakra.div>
      </chakra.div>
    </Frame>
  )
}

const Held = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'meta', color: 'muted', fontVariantNumeric: 'tabular-nums' },
})
const Frame = chakra(Sheet, {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&:has(> img)': { sm: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
    '& > img': { sm: { position: 'absolute', insetBlock: 0, insetInlineStart: 0 } },
    '& > img + *': { sm: { gridColumn: 2, minHeight: '124px' } },
    transition: 'box-shadow {durations.base} {easings.standard}',
    '&:has(a:hover)': { boxShadow: 'card' },
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
})
/** The link covers the whole card. */
const Whole = chakra(Link, {
  base: { color: 'inherit', textDecoration: 'none', outline: 'none', _after: { content: '""', position: 'absolute', inset: 0 } },
})
const Line = chakra('ol', {
  base: {
    position: 'relative',
    listStyle: 'none',
    display: 'grid',
    gap: '8',
    paddingStart: { base: '5', sm: '6' },
    _before: { content: '""', position: 'absolute', insetBlock: '3', insetInlineStart: '5px', borderStartWidth: '2px' },
    '& > li': { position: 'relative' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      top: '9px',
      insetInlineStart: { base: '-20px', sm: '-24px' },
      width: '12px',
      height: '12px',
      borderRadius: 'pill',
      bg: 'brand',
      outline: '3px solid',
      outlineColor: 'surface',
    },
  },
})
