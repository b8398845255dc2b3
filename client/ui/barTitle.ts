import { useLayoutEffect } from 'react'
import { store } from './store.ts'

/** What the bar of a small screen shows instead of the logo: a way back and where one is. */
interface BarTitle {
  title: string
  back: string
  /** The screen fills the title's place itself. */
  isFilled?: boolean
}

const shown = store<BarTitle | undefined>(undefined)
/** Where a screen fills it. */
export const barTitlePlace = store<HTMLElement | null>(null)

/** Before anything is painted, so that nothing moves. */
export function useBarTitle(title: string, back: string | undefined, isFilled = false) {
  useLayoutEffect(() => {
    if (!back) return undefined
    const mine = { title, back, isFilled }
    shown.set(mine)
    return () => {
      if (shown.get() === mine) shown.set(undefined)
    }
  }, [title, back, isFilled])
}

export const useShownBarTitle = shown.use
