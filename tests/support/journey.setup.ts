import path from 'node:path'
import { afterEach, expect } from 'vitest'
import { opened } from './journey.ts'

afterEach(async ({ task }) => {
  const visits = opened.splice(0)
  for (const [index, { context, page: shown }] of visits.entries()) {
    const name = `${task.name}-${index}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    if (task.result?.state === 'fail')
      await shown.screenshot({ path: path.join('tests/journeys/artifacts', `${name}.png`), fullPage: true })
    await context.close()
  }
  expect(
    visits.flatMap(({ faults }) => faults),
    'errors in the console',
  ).toEqual([])
})
