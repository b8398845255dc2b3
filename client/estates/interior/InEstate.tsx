import type { ReactNode } from 'react'
import { EstateScreen, type EstateScreenProps } from '#client/estates/estate/EstateScreen.tsx'

/** What the screens of an interior stand within. */
export interface InteriorFrame extends Pick<EstateScreenProps, 'below'> {
  error: unknown
  onRetry: () => void
  children: ReactNode
}

export const InEstate = (frame: InteriorFrame) => <EstateScreen section="interior" {...frame} />
