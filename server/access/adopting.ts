import type { SectionName } from '#schema/access/sections.ts'
import { type Hole, literal, type Sql, sql } from '#server/kernel/read/sql.ts'
import { accountId } from './guards.ts'

/** An upload taken over by the row that the same statement adds: only its uploader may give it away, and one that was made for a section of an estate belongs nowhere else. */
export const adopting = (section: SectionName, fileId: Hole, estateId: Hole) => (allowed: Sql) =>
  sql`update file set is_temporary = false, expires_at = null, estate_id = ${estateId}::uuid, section = ${literal(section)}
    where id = ${fileId}::uuid and owner_account_id = ${accountId} and is_temporary
      and (estate_id is null or (estate_id = ${estateId}::uuid and section = ${literal(section)})) and ${allowed} returning id`
