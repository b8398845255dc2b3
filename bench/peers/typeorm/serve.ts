import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'
import { GraphQLError } from 'graphql'
import type { DataSource } from 'typeorm'
import { serveParent, tellParent } from '../../processes/parent.ts'
import { type Asker, askerOf, type Query } from '../asker.ts'
import { contract } from '../contract.ts'
import { refusalOf } from '../refusal.ts'

export function refuse(code: Parameters<typeof refusalOf>[0], asker: Asker): never {
  const { message, extensions } = refusalOf(code, asker)
  throw new GraphQLError(message, { extensions })
}

/** Apollo on express as both are served out of the box, with what a production server turns off turned off. */
export async function serve(source: DataSource, resolvers: object, contextOf: (asker: Asker) => Asker) {
  const query: Query = async (_name, text, values) => source.query(text, [...values])
  const apollo = new ApolloServer<Asker>({
    typeDefs: contract,
    resolvers: resolvers as never,
    introspection: false,
    stopOnTerminationSignals: false,
  })
  await apollo.start()
  const app = express()
  let requests = 0
  const context = async ({ req }: { req: express.Request }) =>
    contextOf(await askerOf(query, req.originalUrl, req.headers.cookie, String(++requests)))
  app.use(['/graphql/public/:key', '/graphql'], express.json(), expressMiddleware(apollo, { context }))
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  serveParent(
    async () => ({}),
    async () => {
      server.closeAllConnections()
      await apollo.stop()
      await source.destroy()
    },
  )
  tellParent({ port: (server.address() as AddressInfo).port })
}
