import { expect, test } from 'vitest'
import { readTrustedProxies } from '#server/config/trustedProxies.ts'
import { warningsOf } from '#server/start/warnings.ts'

test('whoever stands behind a proxy without naming it is told what that means', () => {
  const trustedProxies = readTrustedProxies({ TRUSTED_PROXIES: '10.0.0.5' })
  expect(warningsOf({ publicUrl: 'https://grunnmur.example', trustedProxies: undefined })).toEqual([
    expect.stringContaining('TRUSTED_PROXIES') as string,
  ])
  expect(warningsOf({ publicUrl: 'https://grunnmur.example', trustedProxies })).toEqual([])
  expect(warningsOf({ publicUrl: 'http://localhost:4000', trustedProxies: undefined })).toEqual([])
})
