import { useEffect } from 'react'
import { store } from './store.ts'

/** What the bar of a small screen shows instead of the logo: a way back and where one is. */
interface BarTitle {
  title: string
  back: string
}

const shown = store<BarTitle | undefined>(undefined)

export function useBarTitle(title: string, back: string | undefined) {
  useEffect(() => {
    if (!back) return undefined
    const mine = { title, back }
    shown.set(mine)
    return () => {
      if (shown.get() === mine) shown.set(undefined)
    }
  }, [title, back])
}

export const useShownBarTitle = shown.use
