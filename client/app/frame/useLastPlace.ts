import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { placeLeft } from '#client/ui/kept.ts'
import { moves, stayHere } from '../stayHere.ts'

/** Milliseconds. What has not come by then is not waited for. */
const longest = 20_000

/**
 * Where one was on this page stands lower than what has arrived of it, or what arrives above takes it along: it is gone
 * to as the page grows and what held its place gives way, until somebody moves themselves.
 */
export function useLastPlace() {
  const { key } = useLocation()
  // Of the address that was loaded; what those hold that are gone to from there is at hand.
  const [loaded] = useState(key)
  useEffect(() => {
    const place = placeLeft(loaded)
    if (!place || key !== loaded) return undefined
    stayHere()
    const grows = new ResizeObserver(() => scrollY !== place && scrollTo(0, place))
    const stop = () => {
      clearTimeout(late)
      grows.disconnect()
      for (const move of moves) removeEventListener(move, stop)
    }
    const late = setTimeout(stop, longest)
    grows.observe(document.body)
    for (const move of moves) addEventListener(move, stop, { passive: true })
    return stop
  }, [key, loaded])
}
