import { IsNull } from 'typeorm'
import type { BuildingPartCode } from '#schema/estates/condition.input.ts'
import type { PartyKind } from '#schema/maintenance/tasks.input.ts'
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { PlanDocument } from '#server/maintenance/documents/planDocument.entity.ts'
import { Confirmation } from './confirmation.ts'
import type { Within } from './estateScope.ts'
import { adoptPictures, releaseFiles } from './filesOfEstate.ts'
import { Findings } from './findings.ts'
import { Occurrences } from './occurrences.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'
import { unlessPlanned } from './unlessPlanned.ts'

export interface Responsible {
  id: string | null
  name: string | null
  kind: PartyKind
}

const responsibles = `select id, name, kind from (
    select null::uuid id, null name, 'landlord' kind, 0 place union all
    (select a.id, a.name, 'landlord', 1 from estate_owner o join account a on a.id = o.account_id where o.estate_id = $1 order by a.name limit 100) union all
    (select s.id, s.name, s.party_kind, case s.party_kind when 'landlord' then 2 else 3 end from maintenance_supplier s
      where s.estate_id = $1 order by s.name, s.id limit 500)) those
  order by place, name collate "nb-NO-x-icu", id`
const stillPlanned = 'select from maintenance_task where estate_id = $1 and building_id = $2 and archived_at is null limit 1'
const responsible = `select from estate_owner where estate_id = $1 and account_id = $2 and $3 = 'landlord'
  union all select from maintenance_supplier where estate_id = $1 and id = $2 and party_kind = $3`

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

  /** Who may be responsible: the owners together, one of them, or whom they turn to. */
  responsibles(): Promise<Responsible[]> {
    return this.#within.db.query(responsibles, [this.#within.estateId])
  }

  /** Who is responsible must have to do with the estate: one of its owners, or whom they turn to. */
  async refuseStrange(kind: PartyKind, id: string | null | undefined) {
    if (!id && kind === 'landlord') return
    const { db, estateId } = this.#within
    const found: unknown[] = id ? await db.query(responsible, [estateId, id, kind]) : []
    if (!found.length) throw invalid('responsibleId', 'notValid')
  }

  findings() {
    return new Findings(this.#within)
  }

  /** The first area of that number on a building; where there is none, one that nobody has looked at. */
  async areaWith({ buildingId, code }: { buildingId: string; code: BuildingPartCode }) {
    const [known] = await this.areas.all({ buildingId, code })
    return known?.id ?? (await this.areas.save({}, { buildingId, code, conditionGrade: 'TGIU' })).written.id
  }

  confirmation() {
    return new Confirmation(this.#within)
  }

  occurrences() {
    return new Occurrences(this.#within)
  }

  /** A picture of what was done, to be seen by all who see the estate. */
  async adoptPicture(fileId: string) {
    await adoptPictures({ ...this.#within, section: 'estate' }, [fileId])
  }

  /** Of that area, or of the plan as a whole. */
  async document(fileId: string, areaId: string | null | undefined) {
    const { db, estateId } = this.#within
    const where = { estateId, fileId, areaId: areaId ?? IsNull() }
    const document = await db.findOne(PlanDocument, { where, lock: { mode: 'pessimistic_write' } })
    if (!document) throw new AppError('entityNotFound')
    return document
  }

  /** Takes a building into the plan, where it is not. */
  async takeIn(buildingId: string) {
    const { db, estateId } = this.#within
    await db.query('update building set in_plan = true where id = $1 and estate_id = $2 and not in_plan', [buildingId, estateId])
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
