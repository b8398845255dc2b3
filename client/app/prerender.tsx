import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { publicLinkClient } from '#client/access/apollo.ts'
import { LoginPage } from '#client/accounts/login/LoginPage.tsx'
import { intlOf } from '#client/messages/intl.ts'
import { language } from '#client/messages/language.ts'
import { loadDomain, loadStart } from '#client/messages/loading.ts'
import type { LoadedMessages } from '#client/messages/messages.ts'
import { sourcesOf } from '#schema/files/pictures.ts'
import { fetchBar } from './frame/bars.tsx'
import { DrawnEstate, pictureSlot } from './frame/DrawnEstate.tsx'
import { Frame } from './frame/Frame.tsx'
import { Waiting, WaitingEstate } from './frame/Waiting.tsx'
import { WaitingBar } from './frame/WaitingBar.tsx'
import { HomePage } from './home/HomePage.tsx'
import { system } from './theme/system.ts'

/** What is shown until the code has come, by the name that the server knows it by. */
const screens = {
  home: <HomePage />,
  login: <LoginPage />,
  estate: <WaitingEstate />,
  link: <DrawnEstate hasPicture />,
  linkBare: <DrawnEstate hasPicture={false} />,
  screen: <Waiting />,
  memberEstate: <WaitingEstate inBar />,
  memberScreen: <Waiting />,
}
export type Drawn = Record<keyof typeof screens, { head: string; html: string; css: string }>

/** Whoever has a session is offered no sign-in while it is looked up who they are. */
const isOfMember = (name: string) => name.startsWith('member')
const handler = createStaticHandler(
  Object.entries(screens).map(([name, element]) => ({
    path: '/',
    element: <Frame bar={isOfMember(name) && <WaitingBar />} />,
    children: [{ path: `${name}/:publicLinkKey?`, element }],
  })),
)
const addressOf = (name: string) => `http://localhost/${name}${name.startsWith('link') ? '/key' : ''}`
const everySize = sourcesOf({ url: pictureSlot })
const sizesSlot = '__SHOWN_PICTURES__'
/** React names what is largest before all else, for a page's head. */
const namedFirst = /^(<link [^>]*>)*/
const styleTag = /<style data-emotion="[^"]*"[^>]*>(.*?)<\/style>/gs

/** Every screen in the language of this process, its styles apart. */
export async function draw(): Promise<Drawn> {
  const texts = await Promise.all([
    loadStart(language),
    ...(['accounts', 'app.homePage', 'estates'] as const).map((domain) => loadDomain(language, domain)),
  ])
  const intl = intlOf(language, Object.assign({}, ...texts) as LoadedMessages)
  // What comes lazily is asked for by the first drawing, and there for the second.
  await drawOne('home', intl)
  await fetchBar(false)
  const drawn = await Promise.all(Object.keys(screens).map(async (name) => [name, await drawOne(name, intl)] as const))
  return Object.fromEntries(drawn) as Drawn
}

async function drawOne(name: string, intl: ReturnType<typeof intlOf>) {
  const context = await handler.query(new Request(addressOf(name)))
  if (context instanceof Response) throw new Error(`${name} leads elsewhere`)
  const text = renderToString(
    <CacheProvider value={createCache({ key: 'g' })}>
      <ChakraProvider value={system()}>
        <RawIntlProvider value={intl}>
          <ApolloProvider client={publicLinkClient('')}>
            <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
          </ApolloProvider>
        </RawIntlProvider>
      </ChakraProvider>
    </CacheProvider>,
  )
  const css = Array.from(text.matchAll(styleTag), ([, rules = '']) => rules).join('')
  const drawn = text.replaceAll(styleTag, '').replaceAll(everySize, sizesSlot)
  const [head = ''] = namedFirst.exec(drawn) ?? []
  return { head, html: drawn.slice(head.length), css }
}
