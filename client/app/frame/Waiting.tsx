import { Box } from '@chakra-ui/react'
import { Measure, Stack } from '#client/ui/Page.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'

/** A screen whose code is on its way: as high as the window, so that the footer stays where it will be. */
export const Waiting = () => (
  <Measure paddingTop="8" minHeight="100dvh">
    <Loading>
      <Stack gap="8">
        <SkeletonLine width="40%" of="display" />
        <SkeletonRows count={5} media />
      </Stack>
    </Loading>
  </Measure>
)

/** The same within an estate: picture and name, the sections beside, the section; on a phone the bar tells all of that, where it has a way back. */
export const WaitingEstate = ({ inBar = false }: { inBar?: boolean }) => (
  <Measure paddingTop={{ base: '3', md: '8' }} minHeight="100dvh">
    <Loading>
      <Stack gap={{ base: '5', md: '8' }}>
        {!inBar && <Skeleton height="44px" borderRadius="control" hideFrom="md" />}
        <Box display={{ base: 'none', md: 'flex' }} gap="4" alignItems="center">
          <Skeleton width="88px" height="64px" borderRadius="control" flexShrink="0" />
          <Box flex="1">
            <SkeletonLine width="60%" of="title" />
          </Box>
        </Box>
        <Box display="grid" gap="10" gridTemplateColumns={{ md: '232px minmax(0, 1fr)' }}>
          <Box hideBelow="md">
            <SkeletonRows count={7} />
          </Box>
          <SkeletonRows count={5} />
        </Box>
      </Stack>
    </Loading>
  </Measure>
)
