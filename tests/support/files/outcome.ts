import type { World } from '../world/world.ts'
import { all } from './all.ts'
import { unfinished } from './places.ts'

type Sent = Promise<{ status: number; body: { code?: string } }>

/** How many contents and rows there are. */
export async function kept(world: World) {
  const [{ n }] = (await world.sql<{ n: number }>('select count(*)::int n from file')) as [{ n: number }]
  return [(await all(world.app.files.list())).length, n]
}

/** What was answered, and what has been left of it: contents, rows and parts. */
export async function outcomeOf(world: World, send: () => Sent) {
  const before = await kept(world)
  const { status, body } = await send()
  const after = await kept(world)
  return [status, body.code, after[0]! - before[0]!, after[1]! - before[1]!, await unfinished(world)]
}
export const refused = (status: number, code: string) => [status, code, 0, 0, []]
