import { lazy, Suspense } from 'react'
import type { ImageViewerProps } from './ImageViewer.tsx'

const ImageViewer = lazy(async () => ({ default: (await import('./ImageViewer.tsx')).ImageViewer }))

/** The viewer, whose code comes with the first picture that is opened. */
export const OpenImageViewer = (props: ImageViewerProps) => (
  <Suspense>
    <ImageViewer {...props} />
  </Suspense>
)
