import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type Identity, setIdentity } from '#client/access/identity.ts'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { findsAddresses } from '#client/app/domains.ts'
import { reactToFailures } from '#client/app/router.ts'
import { routes } from '#client/app/routes.tsx'
import { toaster } from '#client/app/toaster.ts'
import { loadStart } from '#client/messages/loading.ts'
import type { Language } from '#client/messages/messages.ts'
import { loadMessages } from './messages.ts'
import { network } from './network.ts'
import { nobody } from './visitors.ts'

interface PageOptions {
  /** Who is at the screen. */
  as?: Identity
  language?: Language
  /** Pixels; 960 and more is wide. */
  width?: number
}

declare global {
  interface Window {
    happyDOM: { setViewport: (viewport: { width: number }) => void }
  }
}

/** Opens the whole app at an address, as somebody, in Norwegian. Only the network is not the real one. */
export async function openPage(path: string, { as = nobody, language = 'nb', width = 1280 }: PageOptions = {}) {
  let identity = as
  window.happyDOM.setViewport({ width })
  setIdentity(undefined)
  toaster.remove()
  network.use(
    http.get('/api/public/profile/user/current-user', ({ request }) => {
      const account = request.headers.get('X-Account')
      const isStale = account !== null && account !== identity.selectedAccountId
      return isStale ? refusal(409, 'cannotHandleTheRequest', { reason: 'accountSwitched' }) : HttpResponse.json(identity)
    }),
  )
  const router = createMemoryRouter(routes, { initialEntries: [path], patchRoutesOnNavigation: findsAddresses() })
  reactToFailures(router)
  render(
    <AppProviders language={language} messages={language === 'nb' ? await loadStart(language) : await loadMessages(language)}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await screen.findByRole('button', { name: /^(Meny|Menu|Kontakt|Contact|Åpne menyen|Open the menu)$/ })
  return {
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    /** Or so many steps, back where they are negative. */
    goTo: (to: string | number) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
    /** From now on the server sees somebody else. */
    become: (other: Identity) => {
      identity = other
    },
  }
}

/** The GraphQL answer of an account that owns nothing. */
export const noEstates = () => HttpResponse.json({ data: { estates: none, guestEstates: none, removedEstates: [], waiting: nothingWaits } })
const nothingWaits = { __typename: 'Waiting', id: 'nobody', count: 0, groups: [], next: null }
/** Of a list that ends here. */
export const lastPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
const none = {
  __typename: 'EstateConnection',
  totalCount: 0,
  edges: [],
  pageInfo: lastPage,
}

/** A refusal as the REST calls answer it. */
export const refusal = (status: number, code: string, details?: object) =>
  HttpResponse.json({ code, message: `message of ${code}`, details, requestId: 'r' }, { status })
