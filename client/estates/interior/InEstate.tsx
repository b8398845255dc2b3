import type { ReactNode } from 'react'
import { EstateShell, type EstateShellProps } from '#client/estates/estate/EstateShell.tsx'

/** What the screens of an interior stand within. */
export interface InteriorFrame extends Pick<EstateShellProps, 'subscreen'> {
  error: unknown
  onRetry: () => void
  children: ReactNode
}

export const InEstate = (frame: InteriorFrame) => <EstateShell section="interior" {...frame} />
