import { expect, test } from 'vitest'
import { readTrustedProxies } from '#server/config/trustedProxies.ts'
import { addressOf } from '#server/kernel/http/peer.ts'

const proxies = (TRUSTED_PROXIES: string) => ({ trustedProxies: readTrustedProxies({ TRUSTED_PROXIES }) })
const asked = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

test.each([
  ['nobody said anything', '10.0.0.5', undefined, '10.0.0.5'],
  ['one proxy told', '10.0.0.5', '203.0.113.9', '203.0.113.9'],
  ['its visitor had told something too', '10.0.0.5', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies told, one behind the other', '10.0.0.5', '203.0.113.9, fd00::7', '203.0.113.9'],
  ['a stranger told', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['the proxy comes wrapped in IPv6', '::ffff:10.0.0.5', '2001:db8::1', '2001:db8::1'],
  ['the address has its port', '10.0.0.5', '203.0.113.9:5123', '203.0.113.9'],
  ['the address has its port, in brackets', '10.0.0.5', '[2001:db8::1]:5123', '2001:db8::1'],
  ['what was told is no address', '10.0.0.5', "unknown'; drop", '10.0.0.5'],
  ['nothing but proxies', '10.0.0.5', '10.0.0.6', '10.0.0.6'],
])('whose request it is, where %s', (_what, remote, forwarded, address) => {
  expect(addressOf(proxies('10.0.0.0/8, fd00::/8'), asked(remote, forwarded))).toBe(address)
})

test('nobody is believed unless they are named', () => {
  expect(addressOf(proxies(''), asked('127.0.0.1', '203.0.113.9'))).toBe('127.0.0.1')
})

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', 'fd00::/129'])('%s is no address and no network', (written) => {
  expect(() => proxies(written)).toThrow('TRUSTED_PROXIES must be addresses or networks')
})
