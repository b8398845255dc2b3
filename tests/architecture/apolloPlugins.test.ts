import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { pluginsOf } from '#server/kernel/http/apolloPlugins.ts'
import { KnownDocuments } from '#server/kernel/http/knownDocuments.ts'
import { sources } from './sources.ts'

/** What Apollo asks a plugin while it reads a document, when a known one is never read again. */
const harmless = ['responseForOperation', 'willSendResponse']

test('no plugin of Apollo decides anything, since known documents go past it', async () => {
  const plugins = pluginsOf(() => Promise.resolve(null), new KnownDocuments(buildSchema('type Query { estate: String }'), () => false))
  const hooks = await Promise.all(
    plugins.map(async (plugin) => Object.keys((await (plugin.requestDidStart as (() => Promise<object>) | undefined)?.()) ?? {})),
  )
  expect(hooks.flat().filter((hook) => !harmless.includes(hook))).toEqual([])
  expect(hooks.flat()).toContain('responseForOperation')
})

test('Apollo has these plugins and no others', () => {
  const servers = sources().filter(({ file, text }) => file.startsWith('server/') && text.includes('new ApolloServer'))
  expect(servers.map(({ file }) => file)).toEqual(['server/kernel/http/graphqlRoutes.ts'])
  expect(servers[0]!.text.match(/plugins:.*/g)).toEqual(['plugins: pluginsOf(answer, documents),'])
})
