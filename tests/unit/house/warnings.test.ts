import { expect, test } from 'vitest'
import { readTrustedProxies } from '#server/config/trustedProxies.ts'
import { warningsOf } from '#server/start/warnings.ts'

test('whoever stands behind a proxy without naming it is told what that means', () => {
  const trustedProxies = readTrustedProxies({ TRUSTED_PROXIES: '10.0.0.5' })
  expect(warningsOf({ publicUrl: 'https://grunnmur.example', trustedProxies: undefined, providers: [] })).toEqual([
    expect.stringContaining('TRUSTED_PROXIES') as string,
  ])
  expect(warningsOf({ publicUrl: 'https://grunnmur.example', trustedProxies, providers: [] })).toEqual([])
  expect(warningsOf({ publicUrl: 'http://localhost:4000', trustedProxies: undefined, providers: [] })).toEqual([])
})

test('a provider that may prove invented people is warned of by name', () => {
  const provider = {
    label: 'Prøve',
    issuer: 'https://test.example',
    clientId: 'a',
    clientSecret: 'b',
    scopes: 'openid',
    identityNumberClaim: 'nin',
  }
  const providers = [
    { ...provider, name: 'real', allowsSynthetic: false },
    { ...provider, name: 'trial', allowsSynthetic: true },
  ]
  const warnings = warningsOf({ publicUrl: 'http://localhost:4000', trustedProxies: undefined, providers })
  expect(warnings).toEqual([expect.stringMatching(/provider trial .*allowsSynthetic/) as string])
})
