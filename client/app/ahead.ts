import type { createBrowserRouter } from 'react-router-dom'
import { findsAddress } from '#schema/knownAddresses.ts'

interface Ahead {
  files: readonly string[]
  addresses: Readonly<Record<string, readonly number[]>>
}

/** As soon as one goes somewhere, all scripts of that screen set out, rather than each when the one before has come. */
export async function fetchAhead(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>, at: string) {
  const answer = await fetch(at)
  const { files, addresses } = (await answer.json()) as Ahead
  const find = findsAddress(addresses)
  const named = new Set<number>()
  router.subscribe(({ navigation: { location } }) => {
    for (const file of (location && find(location.pathname)) ?? []) {
      if (named.has(file)) continue
      named.add(file)
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = `/${files[file]}`
      document.head.append(link)
    }
  })
}
