import { readFileSync } from 'node:fs'
import { type Environment, given, refuse } from './variables.ts'

/** Somebody who knows people, by OpenID Connect: a bank, an employer, the authorities. */
export interface Provider {
  /** As it stands in addresses. */
  name: string
  /** As it stands on its button. */
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  /** Which claim tells the identity number; without one nothing is proven there but that somebody comes back. */
  identityNumberClaim: string | undefined
  /** Whether the people whom its authorities made up for trying things out are people here. */
  allowsSynthetic: boolean
}

const texts = ['name', 'label', 'issuer', 'clientId', 'clientSecret'] as const
const optional = ['scopes', 'identityNumberClaim'] as const
const yesOrNo = 'allowsSynthetic'
const expected =
  'a JSON file with a list of {name, label, issuer, clientId, clientSecret, scopes?, identityNumberClaim?, allowsSynthetic?}, each name of its own in small letters, digits and hyphens, each issuer an https address'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What is said on the way to a provider is read by nobody else: only one on the same machine may be without. */
export const isPlain = (issuer: string) => new URL(issuer).protocol === 'http:'
const mayBeAsked = (issuer: string) => {
  const at = URL.parse(issuer)
  return at?.protocol === 'https:' || (at?.protocol === 'http:' && loopback.has(at.hostname))
}

function providerFrom(read: unknown): Provider | undefined {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined
  const values = read as Record<string, unknown>
  const isKnown = Object.keys(values).every((key) => [...texts, ...optional, yesOrNo].some((name) => name === key))
  const isFilled = texts.every((name) => typeof values[name] === 'string' && values[name])
  const isText = optional.every((name) => values[name] === undefined || (typeof values[name] === 'string' && values[name]))
  const isClear = ['boolean', 'undefined'].includes(typeof values[yesOrNo])
  if (!isKnown || !isFilled || !isText || !isClear) return undefined
  const provider = { scopes: 'openid', identityNumberClaim: undefined, allowsSynthetic: false, ...(values as object) } as Provider
  const fits =
    /^[a-z0-9][a-z0-9-]{0,39}$/.test(provider.name) && mayBeAsked(provider.issuer) && provider.scopes.split(/\s+/).includes('openid')
  return fits ? Object.freeze(provider) : undefined
}

export function readProviders(env: Environment): readonly Provider[] {
  const file = given(env, 'OIDC_PROVIDERS')
  if (file === undefined) return []
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return refuse('OIDC_PROVIDERS', expected)
  }
  if (!Array.isArray(read)) return refuse('OIDC_PROVIDERS', expected)
  const providers = read.map((each) => providerFrom(each) ?? refuse('OIDC_PROVIDERS', expected))
  const areApart = new Set(providers.map(({ name }) => name)).size === providers.length
  return areApart ? Object.freeze(providers) : refuse('OIDC_PROVIDERS', expected)
}
