import type { IncomingHttpHeaders } from 'node:http'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '#server/config.ts'

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:')

const names = { secure: '__Host-session', plain: 'session' } as const
export const cookieName = (config: Pick<Config, 'publicUrl'>) => names[isSecure(config) ? 'secure' : 'plain']
export const cookieOptions = (config: Pick<Config, 'publicUrl'>): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: isSecure(config),
})

/** Reads one cookie out of all that were sent, as it is: ours hold nothing that has to be written otherwise. The first of its name counts. */
export function cookieReader(name: string) {
  const pattern = new RegExp(`(?:^|;)[ \\t]*${name}[ \\t]*=[ \\t]*([^;]*?)[ \\t]*(?:;|$)`)
  return ({ cookie }: IncomingHttpHeaders) => (cookie === undefined ? undefined : pattern.exec(cookie)?.[1])
}

const readers = { secure: cookieReader(names.secure), plain: cookieReader(names.plain) }
/** The token of the session that a browser shows. */
export const sessionIn = (config: Pick<Config, 'publicUrl'>, headers: IncomingHttpHeaders) =>
  readers[isSecure(config) ? 'secure' : 'plain'](headers)

/** The token that a program shows; nothing where it shows none, or something else. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders) => /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
