import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import type { Config } from '#server/config.ts'
import { isPlain, type Provider } from '#server/config/providers.ts'
import { AppError } from '#server/kernel/errors.ts'
import { refusalBy } from './refusals.ts'
import type { ProvenPerson } from './samePerson.ts'

const secondsToWait = 10
/** By so much may the clock of a provider be wrong. */
const secondsOfSkew = 30
/** What was discovered is asked for again after that; and at once where an answer was not as it should be, since keys change. */
const hour = 3_600_000

/** What shows that an answer belongs to a round. */
export interface Secrets {
  state: string
  nonce: string
  verifier: string
}

/** Whom a provider has recognised. */
export interface Recognised {
  issuer: string
  subject: string
  identityNumber: string | undefined
  person: ProvenPerson | undefined
}

/** Those who tell who people are, each as it describes itself. */
export class Providers {
  readonly #providers: ReadonlyMap<string, Provider>
  readonly #home: string
  readonly #discoveries = new Map<string, { until: number; answer: Promise<Configuration> }>()
  constructor({ providers, publicUrl }: Pick<Config, 'providers' | 'publicUrl'>) {
    this.#providers = new Map(providers.map((provider) => [provider.name, provider]))
    this.#home = publicUrl
  }

  named(name: string): Provider {
    const provider = this.#providers.get(name)
    if (!provider) throw new AppError('entityNotFound')
    return provider
  }

  /** Where the browser is sent. Whoever proves something shows anew who they are: another may have sat there before. */
  async addressFor(name: string, { state, nonce, verifier }: Secrets, { isAnew }: { isAnew: boolean }): Promise<URL> {
    const { scopes } = this.named(name)
    return this.#asking(name, async (configuration) =>
      buildAuthorizationUrl(configuration, {
        redirect_uri: `${this.#home}/api/public/oidc/${name}/callback`,
        scope: scopes,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isAnew && { prompt: 'login' }),
      }),
    )
  }

  /** Whom the provider recognised, by what the browser brought back. The number is that of the fresh token, or of who the token is about. */
  async recognised(name: string, query: string, { state, nonce, verifier }: Secrets): Promise<Recognised> {
    const { identityNumberClaim: claim } = this.named(name)
    return this.#asking(name, async (configuration) => {
      const came = new URL(`/api/public/oidc/${name}/callback?${query}`, this.#home)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await authorizationCodeGrant(configuration, came, checks)
      const claims = tokens.claims()!
      // The library looks at when a token ends, and not at when it was issued.
      if (claims.iat > Date.now() / 1000 + secondsOfSkew) throw new AppError('loginFailure')
      const asksFurther = claim !== undefined && claims[claim] === undefined && configuration.serverMetadata().userinfo_endpoint
      const userInfo = asksFurther ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
      const number = claim === undefined ? undefined : userInfo[claim]
      const identityNumber = typeof number === 'string' ? number : undefined
      return { issuer: claims.iss, subject: claims.sub, identityNumber, person: personIn({ ...userInfo, ...claims }) }
    })
  }

  /** Where the session that the provider keeps is ended; nothing where it has no such place. */
  async leaving(name: string): Promise<URL | undefined> {
    return this.#asking(name, async (configuration) =>
      configuration.serverMetadata().end_session_endpoint
        ? buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${this.#home}/login` })
        : undefined,
    )
  }

  async #asking<T>(name: string, ask: (configuration: Configuration) => Promise<T>): Promise<T> {
    try {
      return await ask(await this.#discovered(this.named(name)))
    } catch (error) {
      this.#discoveries.delete(name)
      throw refusalBy(error)
    }
  }

  #discovered({ name, issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
    const kept = this.#discoveries.get(name)
    if (kept && kept.until > performance.now()) return kept.answer
    const execute = [enableNonRepudiationChecks, ...(isPlain(issuer) ? [allowInsecureRequests] : [])]
    const metadata = { [clockTolerance]: secondsOfSkew }
    const answer = discovery(new URL(issuer), clientId, metadata, authenticated(clientSecret), { timeout: secondsToWait, execute })
    this.#discoveries.set(name, { until: performance.now() + hour, answer })
    return answer
  }
}

/** By the claims that every provider has; nobody where one of them is missing. */
function personIn({ name, given_name, family_name, birthdate }: Readonly<Record<string, unknown>>): ProvenPerson | undefined {
  const inParts = [given_name, family_name].every((part) => typeof part === 'string')
    ? `${given_name as string} ${family_name as string}`
    : undefined
  const called = inParts ?? name
  return typeof called === 'string' && typeof birthdate === 'string' ? { name: called, birthdate } : undefined
}

/** In the way that the provider takes; one that does not say takes the first. */
const authenticated =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const show = taken.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret)
    return show(server, client, body, headers)
  }
