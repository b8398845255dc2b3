import { type DocumentNode, Kind } from 'graphql'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Own } from '#client/access/own.ts'
import { preload } from '#client/access/preload.ts'
import { question, screenOf } from '#client/access/screen.ts'
import { areas } from '#client/app/domains.ts'

vi.mock('#client/access/preload.ts', async (original) => ({ ...(await original<object>()), preload: vi.fn() }))

/** The screens below a route, each with its whole path and all that is started for it. */
const screensOf = (routes: readonly RouteObject[], above = ''): { path: string; loaders: RouteObject['loader'][] }[] =>
  routes.flatMap(({ path, loader, children }) => {
    const own = [above, path].filter(Boolean).join('/')
    if (!children) return [{ path: own, loaders: [loader] }]
    return screensOf(children, own).map((screen) => ({ ...screen, loaders: [loader, ...screen.loaders] }))
  })

const namesIn = (path: string) => Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name)
const filled = (path: string) => path.replaceAll(/:\w+/g, 'x')

const every = await Promise.all(
  areas.flatMap(({ id, path, addresses }) =>
    addresses.map(async (entry) => ({ id, area: path, addresses, entry, screens: screensOf(await entry.routes()) })),
  ),
)

test('each address finds its own first', () => {
  const strays = every.flatMap(({ id, addresses, entry, screens }) =>
    screens.filter(({ path }) => addresses.find(({ at }) => at.test(filled(path))) !== entry).map(({ path }) => `${id} ${path}`),
  )
  expect(strays).toEqual([])
  expect(every.flatMap(({ screens }) => screens).length).toBeGreaterThan(120)
})

const needsOf = (document: DocumentNode) =>
  document.definitions
    .flatMap((part) => (part.kind === Kind.OPERATION_DEFINITION ? (part.variableDefinitions ?? []) : []))
    .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
    .map(({ variable }) => variable.name.value)

test('each path names what the questions of its screen need', async () => {
  const asking = vi.mocked(preload)
  const lacking: string[] = []
  let count = 0
  for (const { area, screens } of every) {
    // What stands above a screen of a shared estate asks the link which one that is.
    const asked = screens.map(({ path, loaders }) => ({ path, loaders: area === '/private' ? loaders : loaders.slice(-1) }))
    for (const { path, loaders } of asked) {
      asking.mockClear()
      const params = Object.fromEntries([...namesIn(area), ...namesIn(path)].map((name) => [name, 'x']))
      const request = new Request(`http://localhost${filled(`${area}/${path}`)}`)
      for (const loader of loaders) if (typeof loader === 'function') void loader({ request, params } as LoaderFunctionArgs, undefined)
      await vi.dynamicImportSettled()
      for (const [document, variables] of asking.mock.calls) {
        count++
        for (const name of needsOf(document)) if (!variables[name]) lacking.push(`${path} lacks ${name}`)
      }
    }
  }
  expect(lacking).toEqual([])
  expect(count).toBeGreaterThan(100)
})

test('a page for another answer than its route’s does not compile', () => {
  const value = async () => (await import('#client/generated/operations/EstateValue.ts')).EstateValueDocument
  const asks = question(value, ({ estate }) => estate?.value)
  interface Value {
    id: string
    purchasePrice: number | null
  }
  const ValuePage = ({ data }: Own<Value>) => data?.id
  const PapersPage = ({ data }: Own<{ papers: string[] }>) => data?.papers
  const WholePage = ({ all }: Own<Value, { estateValue: unknown }>) => String(all?.estateValue)
  screenOf({ path: 'right', asks, page: async () => ValuePage })
  // @ts-expect-error -- another answer
  screenOf({ path: 'another', asks, page: async () => PapersPage })
  // @ts-expect-error -- another question
  screenOf({ path: 'whole', asks, page: async () => WholePage })
  // @ts-expect-error -- no question
  const without: Parameters<typeof screenOf>[0] = { path: 'none', page: async () => () => null }
  // @ts-expect-error -- not there in the answer
  question(value, ({ estate }) => estate?.papers)
  expect(without.path).toBe('none')
  expect(asks.of({ params: { estateId: 'x' }, search: new URLSearchParams(), typed: '', identity: undefined })).toEqual({ estateId: 'x' })
})
