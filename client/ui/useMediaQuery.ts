import { useCallback, useSyncExternalStore } from 'react'

export function useMediaQuery(query: string) {
  const listen = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** From here on there is room for side lists and a bar with words. */
export const useIsWide = () => useMediaQuery('(min-width: 960px)')
