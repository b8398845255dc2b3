import { hash, randomBytes } from 'node:crypto'

/** Unused for so long, a session is over. */
export const idleHours = 8

export const hashOf = (secret: string) => hash('sha256', secret, 'buffer')

/** 256 bits in base64url; nothing else can be a token of ours. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
export const newToken = () => randomBytes(32).toString('base64url')

export const prolong = `update session set expires_at = least(ends_at, now() + interval '${idleHours} hours'), seen_at = now() where id = $1 and expires_at > now()`
