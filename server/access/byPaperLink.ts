import type { EntityManager } from 'typeorm'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Gate, Grants } from '#server/kernel/permission.ts'
import { type Hole, none, raw, sql } from '#server/kernel/read/sql.ts'
import type { Under } from '#server/kernel/rows/heldRows.ts'
import { Door } from './door.ts'
import { keepBrought, type Staged } from './heldFiles.ts'
import { isOpen } from './onProject.ts'
import { type ProjectRow, projectSection } from './projectGrant.ts'

type OfLink = Readonly<Record<'linkId' | 'projectId' | 'estateId', string>>

/** Behind a link that asks for papers: the project that it is for, with nobody signed in. */
export class PaperDoor extends Door<'project'> {
  readonly of: OfLink
  readonly #db: EntityManager
  constructor(of: OfLink, db: EntityManager) {
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

/** Whoever holds a link that has ended learns why, and nothing else. */
const ended = (state: 'ended' | 'closed' | 'tooOld' | 'done') => () => new AppError('entityNotFound', { reason: 'linkExpired', state })
/** What is asked for by the link itself; by the link of a firm all that the firm is asked for still. */
const isOfLink = sql`(r.link_id = k.id or r.project_id = k.project_id and r.expires_at > now() and exists (select from project_participant t
  where t.id = r.participant_id and t.subcontractor_id = k.subcontractor_id))`
const openRequest = (more = none) => sql`exists (select from paper_request r where ${isOfLink} and r.revoked_at is null${more})`

const ofKey = sql`supplier_link k join project p on p.id = k.project_id join estate e on e.id = k.estate_id and e.removed_at is null`
const hasKey = (key: Hole) => sql`k.key_hash = sha256(convert_to(${key}::text, 'UTF8'))`
const factsOfLink = { linkId: sql`k.id`, projectId: sql`k.project_id`, estateId: sql`k.estate_id` }

/** All papers that were asked for have come. */
export const allCame = ended('done')

const byLink = (more: Gate['holds']): Grants<{ paperKey: string }, PaperDoor, OfLink> => ({
  area: 'open',
  keepsToEstates: true,
  rule: 'everybody who has the link that was mailed to whoever was asked for papers',
  admits: () => undefined,
  gate: ({ input: { paperKey } }) => ({
    from: ofKey,
    where: hasKey(paperKey),
    holds: [
      [sql`k.revoked_at is null and ${openRequest()}`, ended('ended')],
      [isOpen, ended('closed')],
      [sql`k.expires_at > now()`, ended('tooOld')],
      ...more,
    ],
    facts: factsOfLink,
    lock: raw('for no key update of k for share of p'),
  }),
  grant: (facts, { db }) => new PaperDoor(facts, db),
})

export const byPaperLink = byLink([[openRequest(sql` and r.delivered_at is null`), allCame]])
/** Also once everything has come: whoever was not told so sends it again. */
export const byDeliveringLink = byLink([])

interface OfFirm extends OfLink {
  subcontractorId: string
}

/** The same for all that a firm is asked for in a project, and for nothing of any other. */
export class SupplierDoor extends PaperDoor {
  readonly subcontractorId: string
  constructor({ subcontractorId, ...of }: OfFirm, db: EntityManager) {
    super(of, db)
    this.subcontractorId = subcontractorId
  }
}

export const bySupplierLink: Grants<{ linkKey: string }, SupplierDoor, OfFirm> = {
  area: 'open',
  keepsToEstates: true,
  rule: 'everybody who has the link that was mailed to a firm that is called in',
  admits: () => undefined,
  gate: ({ input: { linkKey } }) => ({
    from: ofKey,
    where: sql`${hasKey(linkKey)} and k.subcontractor_id is not null`,
    holds: [
      [sql`k.revoked_at is null`, ended('ended')],
      [isOpen, ended('closed')],
      [sql`k.expires_at > now()`, ended('tooOld')],
    ],
    facts: { ...factsOfLink, subcontractorId: sql`k.subcontractor_id` },
    lock: raw('for no key update of k for share of p'),
  }),
  grant: (facts, { db }) => new SupplierDoor(facts, db),
}
