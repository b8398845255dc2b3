import type { EntityManager } from 'typeorm'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Grants } from '#server/kernel/permission.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import type { Under } from '#server/kernel/rows/heldRows.ts'
import { Door } from './door.ts'
import { keepBrought, type Staged } from './heldFiles.ts'
import { isOpen } from './onProject.ts'
import { type ProjectRow, projectSection } from './projectGrant.ts'

type OfRequest = Readonly<Record<'requestId' | 'projectId' | 'estateId', string>>

/** Behind a link that asks for a paper: the project that it is for, with nobody signed in. */
export class PaperDoor extends Door<'project'> {
  readonly of: OfRequest
  readonly #db: EntityManager
  constructor(of: OfRequest, db: EntityManager) {
    super({ ids: { project: of.projectId }, db, versionMustBeGiven: false })
    this.of = of
    this.#db = db
  }
  rows<T extends ProjectRow>(entity: EntityClass<T>, under: Under = {}) {
    return this.rowsWith(entity, { estateId: this.of.estateId, projectId: this.of.projectId, ...under })
  }
  keep(staged: Staged) {
    return keepBrought(this.#db, staged, { estateId: this.of.estateId, projectId: this.of.projectId, section: projectSection })
  }
}

const ended = () => new AppError('entityNotFound', { reason: 'linkExpired' })

export const byPaperLink: Grants<{ paperKey: string }, PaperDoor, OfRequest> = {
  area: 'open',
  keepsToEstates: true,
  rule: 'everybody who has the link that was mailed to whoever was asked for the paper',
  admits: () => undefined,
  gate: ({ input: { paperKey } }) => ({
    from: sql`paper_request r join project p on p.id = r.project_id join estate e on e.id = r.estate_id and e.removed_at is null`,
    where: sql`r.key_hash = sha256(convert_to(${paperKey}::text, 'UTF8')) and r.revoked_at is null`,
    holds: [[sql`r.delivered_at is null and r.expires_at > now() and ${isOpen}`, ended]],
    facts: { requestId: sql`r.id`, projectId: sql`r.project_id`, estateId: sql`r.estate_id` },
    lock: raw('for no key update of r for share of p'),
  }),
  grant: (found, { db }) => new PaperDoor(found, db),
}
