/** What is used of packages that only a run of the benchmarks installs: checking the code must not need them. */
declare module 'mercurius' {
  import type { FastifyPluginCallback } from 'fastify'

  const mercurius: FastifyPluginCallback<Readonly<Record<string, unknown>>> & {
    ErrorWithProps: new (message: string, extensions: object, statusCode: number) => Error
  }
  export = mercurius
}

declare module 'express' {
  import type { IncomingMessage, RequestListener } from 'node:http'

  namespace express {
    interface Request extends IncomingMessage {
      originalUrl: string
    }
    function json(): unknown
  }
  function express(): RequestListener & { use(paths: readonly string[], ...handlers: unknown[]): void }
  export = express
}

declare module '@as-integrations/express5' {
  import type { ApolloServer, BaseContext } from '@apollo/server'
  import type { Request } from 'express'

  export function expressMiddleware<Context extends BaseContext>(
    server: ApolloServer<Context>,
    options: { context: (asked: { req: Request }) => Promise<Context> },
  ): unknown
}

declare module 'dataloader' {
  class DataLoader<Key, Value> {
    constructor(read: (keys: readonly Key[]) => Promise<readonly Value[]>)
    load(key: Key): Promise<Value>
  }
  export = DataLoader
}
