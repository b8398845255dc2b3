import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Where nothing stands yet, with who is asked whether it is theirs. */
export interface FreshPlace {
  projectId: string
  gnr: number
  bnr: number
  customerEmail: string
  /** From where it is asked: no address may start as many as all of them together do here. */
  from: string
}

/** A firm may ask a hundred a day; here it asks as many as a window holds. */
const forgetAsks = `delete from party_ask where kind like 'ownerInvitation%'`
const each = 60_000
let used = 0

/** Places that no estate has, as many as a window may use up. */
export async function freshPlaces(client: pg.Client, count: number): Promise<FreshPlace[]> {
  await client.query(forgetAsks)
  return Array.from({ length: count }, () => {
    used += 1
    return {
      projectId: randomUUID(),
      gnr: Math.floor(used / each) + 1,
      bnr: (used % each) + 1,
      customerEmail: `kunde-${used}@bench.example`,
      from: `10.${(used >> 8) % 256}.${used % 256}.1`,
    }
  })
}
