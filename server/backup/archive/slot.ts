import type pg from 'pg'
import { type Line, positionOf, systemOf, writtenPosition } from './walPart.ts'

const name = 'grunnmur_archive'

/** Where the cluster's log is, and from where on it is kept for the archive. */
export interface LogFacts extends Line {
  flushed: bigint
  kept: bigint
}

const facts = `select (select system_identifier::text from pg_control_system()) system, pg_current_wal_flush_lsn()::text flushed,
    left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) timeline, s.restart_lsn::text kept
  from (select) one left join pg_replication_slots s on s.slot_name = $1 and s.wal_status <> 'lost'`

interface Row {
  system: string
  timeline: string
  flushed: string
  kept: string | null
}

/** The slot holds the log until it is archived; one that had to let go, since too much waited, is none any more. */
export async function logFacts(client: pg.Client): Promise<LogFacts> {
  const before = await read(client)
  if (before.kept !== null) return factsIn(before)
  await dropSlot(client)
  await client.query('select pg_create_physical_replication_slot($1, true)', [name])
  return factsIn(await read(client))
}

/** How much waits to be archived; nothing where no log is held for it. */
export async function waitingBytes(client: pg.Client): Promise<number | undefined> {
  const before = await read(client)
  if (before.kept === null) return undefined
  const { flushed, kept } = factsIn(before)
  return Number(flushed - kept)
}

const read = async (client: pg.Client) => (await client.query<Row>(facts, [name])).rows[0]!

const factsIn = ({ system, timeline, flushed, kept }: Row): LogFacts => ({
  system: systemOf(system),
  timeline: Number.parseInt(timeline, 16),
  flushed: positionOf(flushed),
  kept: positionOf(kept!),
})

/** Whether all that was read was still kept. */
export async function isHeld(client: pg.Client): Promise<boolean> {
  return (await read(client)).kept !== null
}

export const letGoUntil = (client: pg.Client, position: bigint) =>
  client.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [name, writtenPosition(position)])

export const dropSlot = (client: pg.Client) =>
  client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [name])
