import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '#server/config.ts'
import type { Proxies } from '#server/config/trustedProxies.ts'
import { RecentlyUsed } from '../recentlyUsed.ts'

interface PeerRequest {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** A proxy may write an address with its port, and one of IPv6 in brackets; an IPv4 one may come wrapped in IPv6. */
const plain = (address: string) => (/^[\d.]+$/.test(address) ? address : unwrapped(address))
const unwrapped = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')

/** Of whoever has hung up already. */
const nowhere = '0.0.0.0'

const mostKnown = 100
const trustOf = new WeakMap<Proxies, RecentlyUsed<boolean>>()

/** Looked up once: nearly all that comes, comes from the same few. */
function isOneOf(proxies: Proxies, address: string) {
  let kept = trustOf.get(proxies)
  if (!kept) trustOf.set(proxies, (kept = new RecentlyUsed(mostKnown)))
  let isOne = kept.get(address)
  if (isOne === undefined) kept.set(address, (isOne = proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')))
  return isOne
}

/** Whose request it is: of the addresses that lead to us, the last that is no proxy of ours. What stands before that, anybody may have written. */
export function addressOf({ trustedProxies }: Pick<Config, 'trustedProxies'>, { headers, socket }: PeerRequest): string {
  let address = plain(socket.remoteAddress ?? nowhere)
  const forwarded = headers['x-forwarded-for']
  if (!trustedProxies || forwarded === undefined) return address
  const hops = String(forwarded).split(',')
  while (hops.length && isOneOf(trustedProxies, address)) {
    const before = plain(hops.pop()!)
    if (!isIP(before)) break
    address = before
  }
  return address
}

/** By what a caller is counted among others. */
export const peerOf = (config: Pick<Config, 'trustedProxies'>, request: PeerRequest) => networkOf(addressOf(config, request))

/** Whoever has one address of IPv6 has its whole network of 2^64. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [before = '', after] = address.split('::')
  const [head, tail] = [before, after].map((part) => (part ? part.split(':') : []))
  const gap = after === undefined ? [] : Array<string>(Math.max(0, 8 - head!.length - tail!.length)).fill('0')
  return [...head!, ...gap, ...tail!]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
