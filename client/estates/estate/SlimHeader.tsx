import { chakra, Heading } from '@chakra-ui/react'
import { Picture } from '#client/files/Picture.tsx'
import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import { Plate } from '#client/ui/marks.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Loading, SkeletonLine } from '#client/ui/skeletons.tsx'
import { plateOf } from './identity.ts'
import { NoPicture } from './NoPicture.tsx'

// On a phone the bar says where one is; whoever listens is told by the heading.
const Frame = chakra('header', {
  base: { display: 'flex', alignItems: 'center', gap: '4', minWidth: 0, srOnly: { base: true, md: false } },
})
const picture = { width: '88px', height: '64px', borderRadius: 'control', flexShrink: 0 } as const

/** The estate's header in its sections: it says where one is and leaves the room to what one came for. */
export const SlimHeader = ({ estate: { image, addressLine1, addressLine2, identity } }: { estate: EstateFrameFragment }) => (
  <Frame>
    {image ? <Picture file={image} alt="" sizes="88px" first objectFit="cover" {...picture} /> : <NoPicture {...picture} />}
    <chakra.div minWidth="0">
      <Heading as="h1" textStyle="title" tabIndex={-1}>
        {addressLine1}
      </Heading>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Plate>{plateOf(identity)}</Plate>
        <chakra.span textStyle="meta" color="muted">
          {addressLine2}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  </Frame>
)

export const SlimHeaderSkeleton = () => (
  <Loading>
    <Frame as="div">
      <Skeleton {...picture} />
      <chakra.div flex="1">
        <SkeletonLine width="240px" of="title" />
        <SkeletonLine width="160px" />
      </chakra.div>
    </Frame>
  </Loading>
)
