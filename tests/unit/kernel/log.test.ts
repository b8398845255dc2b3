import { expect, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'

const written = (instanceName?: string) => {
  const lines: string[] = []
  createLog({ logLevel: 'info', instanceName }, { write: (line) => void lines.push(line) }).info('said')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('each line names the instance, where it has a name', () => {
  expect(written('oslo-2')).toEqual([expect.objectContaining({ instance: 'oslo-2', msg: 'said' })])
  expect(
    written()
      .flatMap((line) => Object.keys(line))
      .sort(),
  ).toEqual(['level', 'msg', 'time'])
})
