import { IsNull } from 'typeorm'
import type { PartyKind } from '#schema/maintenance/tasks.input.ts'
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { PlanDocument } from '#server/maintenance/documents/planDocument.entity.ts'
import { Confirmation } from './confirmation.ts'
import type { Within } from './estateScope.ts'
import { releaseFiles } from './filesOfEstate.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'
import { unlessPlanned } from './unlessPlanned.ts'

const responsible = `select from estate_owner where estate_id = $1 and account_id = $2 and $3 = 'landlord'
  union all select from maintenance_supplier where estate_id = $1 and id = $2 and party_kind = $3`
const stillPlanned = 'select from maintenance_task where estate_id = $1 and building_id = $2 and archived_at is null limit 1'

/** What is kept of an estate's maintenance plan, for changing. */
export class Plan {
  readonly areas: RowsOfEstate<BuildingPart>
  readonly #within: Within

  constructor(within: Within) {
    this.#within = within
    this.areas = new RowsOfEstate(BuildingPart, within)
  }

  /** Where a record of the plan hangs: on an area and its building, or on neither. */
  async place(areaId: string | null | undefined) {
    if (!areaId) return { areaId: null, buildingId: null }
    const { buildingId } = await this.areas.get(areaId)
    return { areaId, buildingId }
  }

  /** Calendar links are to move to maintenance, and this with them. */
  async refuseStrange(kind: PartyKind, id: string | null | undefined) {
    if (!id && kind === 'landlord') return
    const { db, estateId } = this.#within
    const found: unknown[] = id ? await db.query(responsible, [estateId, id, kind]) : []
    if (!found.length) throw invalid('responsibleId', 'notValid')
  }

  confirmation() {
    return new Confirmation(this.#within)
  }

  /** Of that area, or of the plan as a whole. */
  async document(fileId: string, areaId: string | null | undefined) {
    const { db, estateId } = this.#within
    const where = { estateId, fileId, areaId: areaId ?? IsNull() }
    const document = await db.findOne(PlanDocument, { where, lock: { mode: 'pessimistic_write' } })
    if (!document) throw new AppError('entityNotFound')
    return document
  }

  /** A building on which something is still to be done stays in the plan. */
  async refusePlanned(buildingId: string) {
    const { db, estateId } = this.#within
    const [planned]: unknown[] = await db.query(stillPlanned, [estateId, buildingId])
    if (planned) throw new AppError('cannotHandleTheRequest', { reason: 'planned' })
  }

  /** With its documents, whose files are let go. What is planned there keeps it. */
  async removeArea(id: string) {
    const { db, estateId } = this.#within
    await this.areas.get(id)
    const documents = await db.find(PlanDocument, { where: { estateId, areaId: id } })
    await unlessPlanned(() => this.areas.remove(id))
    await releaseFiles(
      this.#within,
      documents.map(({ fileId }) => fileId),
    )
  }
}
