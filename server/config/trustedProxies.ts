import { BlockList, isIP } from 'node:net'
import { type Environment, given, refuse } from './variables.ts'

/** Who may say for whom they ask: by address. */
export type Proxies = Pick<BlockList, 'check'>

const expected = 'addresses or networks separated by commas, like 10.0.0.5, 192.168.0.0/16, fd00::/8'

/** The proxies whose word about an address is believed. */
export function readTrustedProxies(env: Environment): Proxies | undefined {
  const listed = given(env, 'TRUSTED_PROXIES')
    ?.split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  if (!listed?.length) return undefined
  const proxies = new BlockList()
  for (const each of listed) {
    const [address = '', bits, ...rest] = each.split('/')
    const version = isIP(address)
    const longest = version === 6 ? 128 : 32
    if (!version || rest.length || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= longest)))
      refuse('TRUSTED_PROXIES', expected)
    proxies.addSubnet(address, Number(bits ?? longest), version === 6 ? 'ipv6' : 'ipv4')
  }
  return proxies
}
