import { chakra, Heading } from '@chakra-ui/react'
import { Maximize2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EstateImagesButton } from '#client/estates/estateImages/EstateImagesButton.tsx'
import { ModifyEstateLink } from '#client/estates/saveEstate/ModifyEstateLink.tsx'
import { Picture } from '#client/files/Picture.tsx'
import { OpenImageViewer } from '#client/files/viewer/OpenImageViewer.tsx'
import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Enamel } from '#client/ui/marks.tsx'
import { Loading, SkeletonLine, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { houseNumber } from '#schema/estates/houseNumber.ts'
import { EstateFacts, EstateFactsSkeleton } from './EstateFacts.tsx'
import { EstatePath } from './EstatePath.tsx'
import { NoPicture } from './NoPicture.tsx'
import { RightsBadge } from './RightsBadge.tsx'

const Frame = chakra('header', {
  base: {
    display: 'grid',
    columnGap: { base: '4', sm: '10' },
    rowGap: { base: '4', sm: '5' },
    alignItems: { base: 'center', sm: 'normal' },
    gridTemplateColumns: { base: '104px minmax(0, 1fr)', sm: 'minmax(0, 1fr)', md: 'minmax(0, 1.55fr) minmax(0, 1fr)' },
  },
})
/** On a phone only the name stands beside the picture. */
const Words = chakra('div', {
  base: {
    display: { base: 'contents', sm: 'grid' },
    gap: '5',
    alignContent: 'center',
    '& > :not(:first-child)': { gridColumn: '1 / -1' },
  },
})
/** How wide the picture stands at the head of the screen. */
const sizes = '(min-width: 1200px) 720px, (min-width: 960px) 58vw, (min-width: 600px) 100vw, 104px'
const height = { base: '64px', sm: '320px', md: '332px' }
const borderRadius = { base: 'control', sm: 'card' }

interface EstateHeaderProps {
  estate: EstateFrameFragment
  number?: string | undefined
  facts?: ReactNode
}

/** The house, where it stands, how the register knows it, and what one may do with it. */
export function EstateHeader({
  estate,
  number = houseNumber(estate.addressLine1),
  facts = <EstateFacts estate={estate} />,
}: EstateHeaderProps) {
  return (
    <div>
      <EstatePath name={estate.addressLine1} />
      <Frame>
        <HeaderPicture estate={estate} />
        <Words>
          <chakra.div display="flex" alignItems="center" gap="4" minWidth="0">
            {number && (
              <Enamel size="lg" aria-hidden hideBelow="sm">
                {number}
              </Enamel>
            )}
            <chakra.div minWidth="0">
              <Heading as="h1" textStyle={{ base: 'title', sm: 'display' }} tabIndex={-1}>
                {estate.addressLine1}
              </Heading>
              <chakra.p color="muted">{estate.addressLine2}</chakra.p>
            </chakra.div>
          </chakra.div>
          {facts}
          <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="3">
            <RightsBadge may={estate.may} />
            <ModifyEstateLink />
            <EstateImagesButton />
          </chakra.div>
        </Words>
      </Frame>
    </div>
  )
}

function HeaderPicture({ estate: { image, addressLine1 } }: { estate: EstateFrameFragment }) {
  const [isOpen, setOpen] = useState(false)
  const text = useText()
  if (!image) return <NoPicture height={height} borderRadius={borderRadius} />
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        aria-label={text('estates.openPicture')}
        onClick={() => setOpen(true)}
        position="relative"
        display="block"
        width="full"
        height={height}
        borderRadius={borderRadius}
        overflow="hidden"
        cursor="zoom-in"
      >
        <Picture
          file={image}
          alt={text('estates.pictureOf', { name: addressLine1 })}
          sizes={sizes}
          first
          width="full"
          height="full"
          objectFit="cover"
        />
        <chakra.span
          position="absolute"
          insetEnd="3"
          bottom="3"
          display={{ base: 'none', sm: 'flex' }}
          alignItems="center"
          gap="2"
          px="3"
          minHeight="36px"
          borderRadius="control"
          bg="raised"
          color="ink"
          textStyle="meta"
          fontWeight="medium"
        >
          <Maximize2 size={16} aria-hidden />
          <Text id="estates.fullSize" />
        </chakra.span>
      </chakra.button>
      {isOpen && <OpenImageViewer pictures={[image]} onClose={() => setOpen(false)} />}
    </>
  )
}

export const EstateHeaderSkeleton = () => (
  <Loading>
    <chakra.div height={{ base: 0, md: '28px' }} />
    <Frame as="div">
      <chakra.div height={height} display="grid">
        <SkeletonPicture height="100%" />
      </chakra.div>
      <Words>
        <div>
          <SkeletonLine width="80%" of="display" />
          <SkeletonLine width="40%" />
        </div>
        <EstateFactsSkeleton />
        <SkeletonLine width="30%" />
      </Words>
    </Frame>
  </Loading>
)
