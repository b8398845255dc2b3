import { chakra, Heading } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { plateOf } from '#client/estates/estate/identity.ts'
import { NoPicture } from '#client/estates/estate/NoPicture.tsx'
import { SharedWords } from '#client/estates/estate/SharedWords.tsx'
import { Picture } from '#client/files/Picture.tsx'
import type { EstateCardFragment, SharedEstateCardFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Enamel, Plate, State } from '#client/ui/marks.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Loading, SkeletonLine } from '#client/ui/skeletons.tsx'
import { houseNumber } from '#schema/estates/houseNumber.ts'
import { NextTask } from './NextTask.tsx'

export const EstateCards = chakra('ul', {
  base: { listStyle: 'none', display: 'grid', gap: '6', gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' },
})

const Frame = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    bg: 'raised',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    transition: 'box-shadow {durations.base} {easings.standard}',
    '&:has(a:hover)': { boxShadow: 'card' },
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
})

/** The link covers the whole card. */
const CardLink = chakra(Link, {
  base: { color: 'inherit', textDecoration: 'none', outline: 'none', _after: { content: '""', position: 'absolute', inset: 0 } },
})

const pictureStyle = { width: 'full', aspectRatio: '16 / 10', height: 'auto', objectFit: 'cover' } as const

/** An estate as its owner knows it: the house, its number, the address, and what the register calls it. */
export function EstateCard({ estate, children }: { estate: EstateCardFragment; children?: ReactNode }) {
  const { id, addressLine1, addressLine2, identity, houseType, builtYear, image, unseenMailCount } = estate
  const text = useText()
  const number = houseNumber(addressLine1)
  const kind = [houseType && text(`estates.houseType.${houseType}`), builtYear].filter(Boolean).join(', ')
  return (
    <Frame>
      <chakra.div position="relative">
        {image ? (
          <Picture file={image} alt="" sizes="(min-width: 1200px) 384px, (min-width: 720px) 50vw, 100vw" {...pictureStyle} />
        ) : (
          <NoPicture {...pictureStyle} />
        )}
        {number && (
          <Enamel aria-hidden position="absolute" insetStart="4" bottom="14px">
            {number}
          </Enamel>
        )}
      </chakra.div>
      <chakra.div padding="5" display="grid" gap="3" flex="1" alignContent="start">
        <div>
          <Heading as="h3" textStyle="lead">
            <CardLink to={privateEstatePath(id)}>{addressLine1}</CardLink>
          </Heading>
          <chakra.p textStyle="meta" color="muted">
            {[addressLine2, kind].filter(Boolean).join(' · ')}
          </chakra.p>
        </div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Plate>{plateOf(identity)}</Plate>
          {identity.__typename === 'Share' && (
            <chakra.span textStyle="meta" color="muted">
              <Text id="estates.share" values={{ number: identity.shareNumber }} />
            </chakra.span>
          )}
          {!!unseenMailCount && (
            <State icon={Mail} tone="accent">
              <Text id="estates.unseenMail" values={{ count: unseenMailCount }} />
            </State>
          )}
        </chakra.div>
        <NextTask estate={estate} />
        {children}
      </chakra.div>
    </Frame>
  )
}

/** The same as its guest knows it: with who shares it, how much, and until when. */
export const SharedEstateCard = ({ estate }: { estate: SharedEstateCardFragment }) => (
  <EstateCard estate={estate}>
    <SharedWords {...estate} />
  </EstateCard>
)

export const EstateCardsSkeleton = () => (
  <Loading>
    <chakra.div height="32px" marginBottom="4">
      <SkeletonLine width="80px" of="lead" />
    </chakra.div>
    <EstateCards as="div">
      {[1, 2, 3].map((card) => (
        <Frame as="div" key={card}>
          <Skeleton {...pictureStyle} borderRadius="0" />
          <chakra.div padding="5" display="grid" gap="3">
            <div>
              <SkeletonLine width="60%" of="lead" />
              <SkeletonLine width="70%" of="meta" />
            </div>
            <Skeleton height="24px" width="96px" />
          </chakra.div>
        </Frame>
      ))}
    </EstateCards>
  </Loading>
)
