import { createBrowserRouter } from 'react-router-dom'
import { setIdentity } from '#client/access/identity.ts'
import { onFailures } from '#client/access/reactions.ts'
import { withRedirect } from '#client/access/redirect.ts'
import { loadIdentity } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { dropDeletions } from '#client/ui/deletions.ts'
import { leaveUnsaved } from '#client/ui/form/unsaved.ts'
import { notify } from '#client/ui/notify.ts'
import { findsAddresses } from './domains.ts'
import { routes } from './routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * A lost session leads to the sign-in page and back again afterwards, to what was typed; at home and on that page it is no
 * news. A link that has ended leads to the page that says so, whatever is still at hand of what it showed.
 */
export function reactToFailures(router: Pick<Router, 'navigate' | 'state'>) {
  // A screen's calls fail together; they are followed once.
  let following: Promise<void> | undefined
  onFailures({
    signedOut: () => {
      const { pathname, search } = router.state.location
      leaveUnsaved(pathname + search)
      if (dropDeletions()) notify.error('common.notDeleted')
      setIdentity(undefined)
      if (pathname !== '/' && pathname !== '/login') void router.navigate(withRedirect('/login', pathname + search))
    },
    linkEnded: () => {
      const [, area, key, screen] = router.state.location.pathname.split('/')
      if (area === 'public-link' && screen !== 'expired') void router.navigate(`/public-link/${key}/expired`, { replace: true })
    },
    accountSwitched: () => {
      const { pathname, search } = router.state.location
      leaveUnsaved(pathname + search)
      if (dropDeletions()) notify.error('common.notDeleted')
      following ??= loadIdentity()
        .then(() => notify.info('errors.reasons.accountSwitched'))
        .catch(tellFailure)
        .finally(() => {
          following = undefined
        })
    },
  })
}

/**
 * Each entry of the tab's history has a key of its own, also one that a full load begins: by it the place on the page is
 * known again on the way back, and after a reload, and nowhere else.
 */
function nameEntry() {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, '')
}

export function startRouter() {
  nameEntry()
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findsAddresses() })
  reactToFailures(router)
  return router
}

/** Once the first screen's code and texts are there, or it is known that they will not come. */
export const whenStarted = (router: Pick<Router, 'state' | 'subscribe'>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
