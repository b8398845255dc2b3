import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '#server/config.ts'

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:')

export const cookieName = (config: Pick<Config, 'publicUrl'>) => (isSecure(config) ? '__Host-session' : 'session')
export const cookieOptions = (config: Pick<Config, 'publicUrl'>): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: isSecure(config),
})
