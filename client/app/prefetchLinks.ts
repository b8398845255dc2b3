import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom'
import { pointed } from '#client/access/startsQuery.ts'
import { addressesFor } from './domains.ts'

/** A pointer that only passes by is no wish to go there. */
const dwell = 60

/**
 * A link that is pointed at, or reached by keyboard, is likely to be followed: its screen's code and query set out
 * already. It is done for every link alike, so that none has to ask for it.
 */
export function prefetchLinks(routes: RouteObject[]) {
  let wait: ReturnType<typeof setTimeout> | undefined
  const consider = ({ target }: Event) => {
    clearTimeout(wait)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.origin !== location.origin || link.href === location.href) return
    wait = setTimeout(() => void prefetch(routes, new URL(link.href)), dwell)
  }
  document.addEventListener('pointerover', consider)
  document.addEventListener('focusin', consider)
  return () => {
    clearTimeout(wait)
    document.removeEventListener('pointerover', consider)
    document.removeEventListener('focusin', consider)
  }
}

async function prefetch(routes: RouteObject[], url: URL) {
  const area = await addressesFor(url.pathname).catch(() => undefined)
  const addresses = area ? [{ path: area.path, children: area.routes }] : routes
  for (const { route, params } of matchRoutes(addresses, url.pathname) ?? []) {
    const { lazy, loader } = route
    if (typeof lazy === 'function') void silently(lazy)
    if (typeof loader === 'function')
      void silently(() => loader({ request: new Request(url, { headers: pointed }), params } as LoaderFunctionArgs))
  }
}

/** Going there asks again, and tells what fails. */
const silently = async (start: () => unknown) => {
  try {
    await start()
  } catch {}
}
