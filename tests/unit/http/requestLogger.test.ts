import pino from 'pino'
import { expect, test } from 'vitest'
import { RequestLogger } from '#server/kernel/http/requestLog.ts'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

test('names the request in whatever is said of it, at every level', () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const logger = new RequestLogger(log, { reqId: 'a request' })
  for (const level of levels) logger[level]({ about: level }, 'said')
  logger.child({ part: 'of it' }).info('said too')
  logger.silent()
  expect(logger.level).toBe('trace')
  expect(lines.map(({ level }) => level)).toEqual([...levels, 'info'].map((level) => log.levels.values[level]))
  expect(lines.slice(0, -1)).toEqual(levels.map((about) => expect.objectContaining({ reqId: 'a request', about, msg: 'said' }) as unknown))
  expect(lines.at(-1)).toMatchObject({ reqId: 'a request', part: 'of it', msg: 'said too' })
})
