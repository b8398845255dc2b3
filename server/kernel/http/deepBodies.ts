import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** What our own inputs hold ends long before. */
const deepest = 32

/** Whether somebody has put lists in lists only to see what reads them give up. */
const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some((part) => isDeeper(part, left - 1)))

export function refuseDeepBodies(http: FastifyInstance) {
  http.addHook('preHandler', ({ body }, _reply, done) => done(isDeeper(body, deepest) ? new AppError('badRequest') : undefined))
}
