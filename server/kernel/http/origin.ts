import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { AppError } from '../errors.ts'
import { bearerOf } from './bearer.ts'
import { sessionIn } from './cookie.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A refusal: whoever changes something with a cookie must come from one of our own pages, or from no page at all. */
export function foreignOrigin(config: Config, { method, headers }: FastifyRequest): AppError | undefined {
  if (safe.has(method) || !sessionIn(config, headers) || bearerOf(headers)) return undefined
  const { origin, host } = headers
  if (origin === undefined || origin === config.publicUrl || hostOf(origin) === host) return undefined
  return new AppError('authorizationFailure', { reason: 'origin' })
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
