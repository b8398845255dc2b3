import type { Running } from '#server/app.ts'
import type { TestProvider } from '#tests/support/electronicId/provider.ts'
import type { World } from '#tests/support/world/world.ts'

let travellers = 0

/** A browser on its way to a provider and back. It comes from an address of its own. */
export class Traveller {
  readonly #running: Running
  readonly #address = `198.51.${100 + Math.trunc(++travellers / 250)}.${travellers % 250}`
  #round = ''
  session: string | undefined
  constructor(running: Running, session?: string) {
    this.#running = running
    this.session = session
  }

  begin(name: string, purpose = 'signIn', returnTo?: string) {
    const asked = new URLSearchParams({ purpose, ...(returnTo && { returnTo }) })
    return this.#go(`/api/public/oidc/${name}?${asked}`)
  }
  /** To where the provider sends it. */
  come(to: string) {
    const { pathname, search } = new URL(to)
    return this.#go(pathname + search, { 'sec-fetch-site': 'cross-site' })
  }
  async identity() {
    const { json } = await this.#send('/api/public/profile/user/current-user')
    return json<{ isAnonymous: boolean; userId: string | null; signedInBy: string | null }>()
  }

  async #go(url: string, headers = {}) {
    const { statusCode, headers: answered, cookies, payload } = await this.#send(url, headers)
    for (const { name, value } of cookies) {
      if (name === 'electronic-id') this.#round = value
      if (name === 'session') this.session = value
    }
    if (statusCode !== 302) throw new Error(`${url} answered ${statusCode}: ${payload}`)
    return { to: String(answered['location']) }
  }
  #send(url: string, headers = {}) {
    const cookie = [this.session && `session=${this.session}`, this.#round && `electronic-id=${this.#round}`].filter(Boolean).join('; ')
    return this.#running.server.inject({ method: 'GET', url, remoteAddress: this.#address, headers: { cookie, ...headers } })
  }
}

interface Way {
  /** Whom the provider recognises; nobody where they say no. */
  as: string | undefined
  purpose?: 'signIn' | 'link' | 'prove'
  returnTo?: string
  /** Of the session that it begins in. */
  token?: string
}

/** The whole way. */
export async function travel(world: World, provider: TestProvider, { as, purpose = 'signIn', returnTo, token }: Way) {
  const traveller = new Traveller(world.running, token)
  const begun = await traveller.begin(provider.described.name, purpose, returnTo)
  const isOnItsWay = begun.to.startsWith(provider.issuer)
  const { to } = isOnItsWay ? await traveller.come(await provider.visit(begun.to, as)) : begun
  const identity = await traveller.identity()
  return { to, identity, isSignedIn: !identity.isAnonymous }
}
