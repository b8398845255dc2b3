import { chakra } from '@chakra-ui/react'
import { Camera } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import type { Point } from './usePoint.ts'

/** When it is in order, and what the company has written down for such a point: what to mind, and which picture shows it. */
export function PointAdvice({
  point: { helpText, wantedPicture, criterion },
}: {
  point: Pick<Point, 'helpText' | 'wantedPicture' | 'criterion'>
}) {
  if (!helpText && !wantedPicture && !criterion) return null
  return (
    <chakra.div display="grid" gap="2" overflowWrap="anywhere">
      {criterion && (
        <p>
          <Text id="projects.inOrderWhen" values={{ criterion }} />
        </p>
      )}
      {helpText && <chakra.p whiteSpace="pre-line">{helpText}</chakra.p>}
      {wantedPicture && (
        <chakra.p display="flex" gap="2" fontWeight="medium">
          <chakra.span flexShrink="0" color="muted">
            <Camera size={20} aria-hidden />
          </chakra.span>
          <span>
            <Text id="projects.wantedPicture" values={{ picture: wantedPicture }} />
          </span>
        </chakra.p>
      )}
    </chakra.div>
  )
}
