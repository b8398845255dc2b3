// @ts-nocheck: the provider comes without types.
// A real OpenID Connect provider in a process of its own. What it does wrong, it does when it is told to.
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

const { PROVIDER_PORT: port, CLIENTS: clients, CLAIM_IN: claimIn = 'idToken' } = process.env
const issuer = `http://127.0.0.1:${port}`
const claims = ['nin', 'name', 'given_name', 'family_name', 'birthdate']

/** Which people there are, and what is done otherwise than it should be. */
let people = {}
let mishap = {}

const { privateKey } = await generateKeyPair('RS256', { extractable: true })
const kid = `key-${Date.now()}`
const provider = new Provider(issuer, {
  clients: JSON.parse(clients),
  jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }] },
  cookies: { keys: ['only for tests'] },
  claims: { openid: ['sub', ...claims] },
  conformIdTokenClaims: claimIn === 'userinfo',
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  async findAccount(_ctx, sub) {
    return people[sub] && { accountId: sub, claims: (use) => claimsOf(sub, use) }
  },
  async loadExistingGrant(ctx) {
    const grant = new ctx.oidc.provider.Grant({ clientId: ctx.oidc.client.clientId, accountId: ctx.oidc.session.accountId })
    grant.addOIDCScope('openid')
    await grant.save()
    return grant
  },
})

const claimsOf = (sub, use) => ({
  sub,
  ...((claimIn === 'userinfo') === (use === 'userinfo') ? people[sub] : {}),
  ...(use === 'userinfo' && mishap.userinfoSub && { sub: mishap.userinfoSub }),
})

provider.use(async (ctx, next) => {
  await next()
  if (ctx.path === '/me' && mishap.userinfoSub) ctx.body = { ...ctx.body, sub: mishap.userinfoSub }
  if (ctx.path !== '/token' || !ctx.body?.id_token || !mishap.claims) return
  const told = JSON.parse(Buffer.from(ctx.body.id_token.split('.')[1], 'base64url').toString())
  const key = mishap.otherKey ? (await generateKeyPair('RS256')).privateKey : privateKey
  const id = mishap.otherKey ? 'nobody-knows' : kid
  ctx.body.id_token = await new SignJWT({ ...told, ...mishap.claims(told) }).setProtectedHeader({ alg: 'RS256', kid: id }).sign(key)
})

const mishaps = {
  none: {},
  audience: { claims: () => ({ aud: 'somebody-else' }) },
  issuer: { claims: () => ({ iss: 'https://elsewhere.example' }) },
  nonce: { claims: () => ({ nonce: 'another' }) },
  noNonce: { claims: () => ({ nonce: undefined }) },
  late: { claims: ({ iat }) => ({ iat: iat - 20, exp: iat - 20 }) },
  tooLate: { claims: ({ iat }) => ({ iat: iat - 300, exp: iat - 90 }) },
  early: { claims: ({ iat }) => ({ iat: iat + 20, nbf: iat + 20 }) },
  issuedLater: { claims: ({ iat }) => ({ iat: iat + 300 }) },
  tooEarly: { claims: ({ iat }) => ({ iat: iat + 300, nbf: iat + 300 }) },
  foreignKey: { claims: () => ({}), otherKey: true },
  userinfoSub: { userinfoSub: 'somebody-else' },
}

const callback = provider.callback()
const body = async (request) => JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString())
const server = createServer(async (request, response) => {
  const url = new URL(request.url, issuer)
  if (url.pathname === '/people') {
    people = await body(request)
    return response.end()
  }
  if (url.pathname === '/mishap') {
    mishap = mishaps[url.searchParams.get('is')]
    return response.end()
  }
  if (url.pathname.startsWith('/interaction/')) {
    const accountId = url.searchParams.get('as')
    const result = accountId ? { login: { accountId } } : { error: 'access_denied', error_description: 'The person said no' }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  return callback(request, response)
})
server.listen(Number(port), '127.0.0.1', () => process.send({ issuer }))
process.on('disconnect', () => process.exit())
