import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { bathroom } from './controls.ts'

const rounds = 12
type Answer = { status: number; body: { code?: string; isCompleted?: unknown } }
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : `${status} ${body.code}`)

describe('two at the same point', async () => {
  const world = await sharedWorld()

  /** In turn one of them is a little ahead of the other. */
  async function race(round: number, first: () => Promise<Answer>, second: () => Promise<Answer>): Promise<[Answer, Answer]> {
    const later = async (ask: () => Promise<Answer>) => {
      for (let n = 0; n < round; n++) await Promise.resolve()
      return ask()
    }
    return Promise.all(round % 2 ? [first(), later(second)] : [later(first), second()])
  }
  const filesOf = (controlPointId: string) =>
    world.sql<{ id: string }>('select file_id id from control_point_file where control_point_id = $1', [controlPointId])

  test('a file comes in before the point is completed, or is refused', async () => {
    const project = await bathroom(world)
    const points = await world.sql<{ code: string }>('select code from control_point where project_id = $1', [project.projectId])
    for (const [round, { code }] of points.slice(0, rounds).entries()) {
      const { url, controlPointId } = await project.point(code)
      const upload = await project.pro.upload()
      const [completing, uploading] = await race(
        round,
        () => project.admin.put(url, { isCompleted: true }),
        () => project.pro.put(url, { files: [upload] }),
      )
      expect(outcome(completing)).toBe('done')
      const [file] = await world.sql<{ temporary: boolean }>('select is_temporary temporary from file where id = $1', [upload])
      const isIn = outcome(uploading) === 'done'
      expect({ uploading: outcome(uploading), kept: await filesOf(controlPointId), file }).toEqual({
        uploading: isIn ? 'done' : '409 controlPointCompleted',
        kept: isIn ? [{ id: upload }] : [],
        file: { temporary: !isIn },
      })
      expect(isIn && uploading.body.isCompleted).toBe(false)
    }
  })

  test('an area is completed with all its points completed, or not at all', async () => {
    for (let round = 0; round < rounds; round++) {
      const project = await bathroom(world)
      const { url, areaUrl, controlPointId } = await project.point()
      await project.completeAll(project.pro)
      const answers = await race(
        round,
        () => project.pro.put(areaUrl, { isCompleted: true }),
        () => project.admin.post(`${url}/reopen`),
      )
      const [completing, reopening] = answers.map(outcome)
      const [found] = await world.sql<{ area: boolean; point: boolean }>(
        `select a.completed_at is not null area, p.completed_at is not null point
          from control_point p join control_area a on a.id = p.control_area_id where p.id = $1`,
        [controlPointId],
      )
      expect([
        ['done', '409 controlAreaCompleted', { area: true, point: true }],
        ['409 controlPointListNotCompleted', 'done', { area: false, point: false }],
      ]).toContainEqual([completing, reopening, found])
    }
  })

  test('a project is closed after a change, or the change is refused', async () => {
    for (let round = 0; round < rounds; round++) {
      const project = await bathroom(world)
      const { url, controlPointId } = await project.point()
      const closing = async () => {
        await project.close()
        return { status: 200, body: {} }
      }
      const [, changing] = await race(round, closing, () => project.pro.put(url, { comment: 'Sist', isCompleted: true }))
      const [found] = await world.sql<{ comment: string | null }>('select comment from control_point where id = $1', [controlPointId])
      expect(['done', '409 projectCompleted']).toContain(outcome(changing))
      expect(found!.comment).toBe(outcome(changing) === 'done' ? 'Sist' : null)
    }
  })

  test('of many who complete the same point one does', async () => {
    const project = await bathroom(world)
    const { url } = await project.point()
    const answers = await Promise.all(Array.from({ length: 8 }, () => project.pro.put(url, { isCompleted: true })))
    expect(answers.map(outcome).sort()).toEqual([...Array(7).fill('409 controlPointCompleted'), 'done'])
  })

  test('areas and points that cross each other never wait in a circle', async () => {
    const project = await bathroom(world)
    const [area, point] = [await project.area(), await project.point()]
    const asks = Array.from({ length: 24 }, (_, n) =>
      n % 2 ? project.pro.put(area.url, { partyName: `Berg ${n}` }) : project.admin.put(point.url, { comment: `Nr. ${n}` }),
    )
    expect(new Set((await Promise.all(asks)).map(outcome))).toEqual(new Set(['done']))
  })
})
