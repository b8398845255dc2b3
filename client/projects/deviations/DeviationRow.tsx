import { chakra } from '@chakra-ui/react'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isPicture } from '#client/files/files.ts'
import { Picture } from '#client/files/Picture.tsx'
import type { DeviationRowPartsFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Avatar } from '#client/ui/marks.tsx'
import { DeviationState } from './DeviationState.tsx'
import { DueDay } from './DueDay.tsx'
import { placeOf } from './placeOf.ts'

/** One deviation: what shows it, what it is, who mends it by when, and how far that has come. */
export function DeviationRow({ deviation }: { deviation: DeviationRowPartsFragment }) {
  const { deviation: pathOf } = useProjectPlace()
  const text = useText()
  const picture = (deviation.files ?? []).map(({ file }) => file).find(isPicture)
  return (
    <li>
      <Row to={pathOf(deviation.id)}>
        <Thumb>
          {picture ? (
            <Picture file={picture} alt="" sizes="88px" width="full" height="full" objectFit="cover" />
          ) : (
            <TriangleAlert size={20} aria-hidden />
          )}
        </Thumb>
        <chakra.span minWidth="0">
          <chakra.b display="block" overflowWrap="anywhere" lineClamp="2">
            {deviation.text}
          </chakra.b>
          <chakra.span display="block" textStyle="meta" color="muted">
            <Text id="deviations.number" values={{ number: deviation.number }} /> ·{' '}
            {placeOf(text, deviation) ?? text('deviations.wholeProject')}
          </chakra.span>
        </chakra.span>
        <Facts>
          <Who>
            {deviation.responsibleName && <Avatar name={deviation.responsibleName} square quiet />}
            {deviation.responsibleName ?? <Text id="deviations.nobody" />}
          </Who>
          <span>
            <DueDay deviation={deviation} />
          </span>
          <span>
            <DeviationState deviation={deviation} />
          </span>
        </Facts>
        <chakra.span color="faint" hideBelow="md">
          <ChevronRight size={20} aria-hidden />
        </chakra.span>
      </Row>
    </li>
  )
}

const Row = chakra(Link, {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    gridTemplateColumns: { base: '88px minmax(0, 1fr)', md: '88px minmax(0, 1fr) 180px 120px 160px 20px' },
    minHeight: '84px',
    paddingBlock: '3',
    paddingInline: { base: '4', sm: '6' },
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'sunken' },
  },
})
/** Columns of the row where there is room, else one line below its words. */
const Facts = chakra('span', {
  base: {
    display: { base: 'flex', md: 'contents' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    gridColumn: '2',
  },
})
const Thumb = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '88px',
    height: '64px',
    borderRadius: 'control',
    overflow: 'hidden',
    bg: 'sunken',
    color: 'faint',
    alignSelf: 'start',
  },
})
const Who = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'meta', minWidth: 0, overflowWrap: 'anywhere' },
})
