import type { Plugin } from 'vite'

/** What the server answers; the rest are the client's modules, some of which lie in folders called alike. */
export const served =
  /^\/(graphql(\/|$|\?)|api\/|files\/[0-9a-f-]{36}\/|schema(\.public)?\.graphql|livez|healthz|readyz|metrics|dev\/mail|site\/|robots\.txt|favicon\.|manifest\.webmanifest)/

/** A request that comes while the server restarts waits for it instead of failing. */
export const waitForServer = (ready: () => Promise<unknown>): Plugin => ({
  name: 'wait-for-server',
  configureServer({ middlewares }) {
    middlewares.use(async (request, _response, next) => {
      if (served.test(request.url ?? '')) await ready()
      // A page of its own in a folder of its own, served without the slash.
      if (request.url === '/explorer') request.url = '/explorer/'
      next()
    })
  },
})
