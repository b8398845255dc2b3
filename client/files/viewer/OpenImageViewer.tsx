import { fetched } from '#client/ui/fetched.tsx'
import type { ImageViewerProps } from './ImageViewer.tsx'

const ImageViewer = fetched(async () => (await import('./ImageViewer.tsx')).ImageViewer, null)

/** The viewer, whose code comes with the first picture that is opened. */
export const OpenImageViewer = (props: ImageViewerProps) => <ImageViewer {...props} />
