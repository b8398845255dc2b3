import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Stack } from './Page.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Says once, to those who listen, that something is on its way. The shapes inside are for the eye alone. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" aria-busy>
      <chakra.span srOnly>
        <Text id="common.loading" />
      </chakra.span>
      <div aria-hidden>{children}</div>
    </div>
  )
}

/** A line of text that is not there yet. `of` is the text's style, so that the box is as high as what comes. */
export function SkeletonLine({ width, of = 'base' }: { width: string; of?: 'meta' | 'base' | 'lead' | 'title' | 'display' }) {
  return (
    <chakra.span display="block" textStyle={of}>
      <Skeleton as="span" display="inline-block" width={width} maxWidth="full" height="0.8em" verticalAlign="middle" />
    </chakra.span>
  )
}

/** A picture that is not there yet. */
export const SkeletonPicture = ({ ratio, height }: { ratio?: string; height?: string }) => (
  <Skeleton width="full" aspectRatio={ratio} height={height} borderRadius="card" />
)

export interface SkeletonRowsProps {
  count?: number
  media?: boolean
}

/** Rows that are not there yet, as high as `ListRow`. */
export function SkeletonRows({ count = 3, media }: SkeletonRowsProps) {
  return (
    <Stack gap="0">
      {Array.from({ length: count }, (_, index) => (
        <chakra.div
          key={index}
          display="flex"
          alignItems="center"
          gap="3"
          minHeight="56px"
          paddingBlock="2"
          borderTopWidth={index ? '1px' : 0}
        >
          {media && <Skeleton width="40px" height="40px" borderRadius="10px" flexShrink="0" />}
          <chakra.div flex="1">
            <SkeletonLine width="46%" />
            <SkeletonLine width="30%" of="meta" />
          </chakra.div>
        </chakra.div>
      ))}
    </Stack>
  )
}

/** A list that is on its way. */
export const LoadingRows = (rows: SkeletonRowsProps) => (
  <Loading>
    <SkeletonRows {...rows} />
  </Loading>
)
