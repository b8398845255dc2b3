import { Button, chakra, Flex } from '@chakra-ui/react'
import { ArrowUpDown, Check, ImagePlus, Images } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Section } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Loading, SkeletonLine, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { Facts } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import type { ExteriorScreen, Words } from './useExterior.ts'

const ArrangeImages = fetched(async () => (await import('./ArrangeImages.tsx')).ArrangeImages, <SkeletonPicture ratio="16 / 10" />)

interface OutsideProps {
  words: Words
  exterior: ExteriorScreen
  may: Rights
  /** Each opens its form. */
  onWords: () => void
  onPictures: () => void
  onCaption: (image: string) => void
}

/** The pictures, and beside them what the house is made of. */
export function Outside({ words, exterior, may, onWords, onPictures, onCaption }: OutsideProps) {
  const { images } = exterior
  const [isArranging, setArranging] = useState(false)

  const isDescribed = !!(words.cladding ?? words.roof ?? words.foundation ?? words.description)
  if (!may.change && !may.add && !images.length && !isDescribed) {
    return (
      <EmptyState icon={Images} title={<Text id="estates.exterior.empty.title" />}>
        <Text id="estates.exterior.empty.text" />
      </EmptyState>
    )
  }
  const add = may.add && (
    <Button variant="solid" onClick={onPictures}>
      <ImagePlus aria-hidden />
      <Text id="estates.exterior.add" />
    </Button>
  )
  const arrange = may.change && images.length > 1 && (
    <Button onClick={() => setArranging(!isArranging)} aria-pressed={isArranging}>
      {isArranging ? <Check aria-hidden /> : <ArrowUpDown aria-hidden />}
      <Text id={isArranging ? 'estates.exterior.arranged' : 'estates.exterior.arrange'} />
    </Button>
  )
  return (
    <Beside>
      {images.length ? (
        <Section
          title={<Text id="estates.exterior.photos" />}
          aside={
            <>
              <chakra.span textStyle="meta" color="muted">
                <Text id="estates.exterior.count" values={{ count: images.length }} />
              </chakra.span>
              <Flex gap="3" flexWrap="wrap" marginStart="auto">
                {arrange}
                {!isArranging && add}
              </Flex>
            </>
          }
        >
          {isArranging ? (
            <ArrangeImages images={images} onMove={exterior.move} />
          ) : (
            <Gallery exterior={exterior} may={may} onCaption={onCaption} />
          )}
        </Section>
      ) : (
        may.add && (
          <EmptyState icon={Images} title={<Text id="estates.exterior.noPictures.title" />} action={add}>
            <Text id="estates.exterior.noPictures.text" />
          </EmptyState>
        )
      )}
      {(may.change || isDescribed) && <Facts words={words} isDescribed={isDescribed} onEdit={may.change ? onWords : undefined} />}
    </Beside>
  )
}

const Beside = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '8',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1200px)': { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) 272px' } },
  },
})

const GallerySkeleton = () => <SkeletonPicture ratio="16 / 10" />

export const OutsideSkeleton = () => (
  <Loading>
    <chakra.div minHeight="target" marginBottom="4">
      <SkeletonLine width="120px" of="lead" />
    </chakra.div>
    <GallerySkeleton />
  </Loading>
)
