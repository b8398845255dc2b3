import pg from 'pg'
import type { Holder } from './holder.ts'
import { hostOf, type Listening } from './listening.ts'

const owner = 'grunnmur'

/** The product's own database under a role that owns it and nothing else. */
export async function ensureApplicationDatabase(holder: Holder, password: string, mayCreateDatabases: boolean) {
  const { rows: roles } = await holder.client.query('select 1 from pg_roles where rolname = $1', [owner])
  if (!roles.length) {
    const right = mayCreateDatabases ? 'createdb' : 'nocreatedb'
    await holder.client.query(`create role ${owner} login ${right} password ${pg.escapeLiteral(password)}`)
  }
  const { rows: databases } = await holder.client.query('select 1 from pg_database where datname = $1', [owner])
  if (!databases.length) await holder.client.query(`create database ${owner} owner ${owner}`)
}

export const applicationUrl = (listening: Listening, password: string) =>
  `postgres://${owner}:${password}@${encodeURIComponent(hostOf(listening))}:${listening.port}/${owner}`
