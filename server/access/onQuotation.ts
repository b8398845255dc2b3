import type { EntityClass } from '#server/kernel/entity.ts'
import type { Ask, Condition, Gate, Grants, Reads } from '#server/kernel/permission.ts'
import { OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import { OrderDocument } from '#server/projects/orderDocuments/orderDocument.entity.ts'
import { Quotation } from '#server/projects/quotations/quotation.entity.ts'
import { whenOn } from './feature.ts'
import { inPerson } from './inPerson.ts'
import { refused } from './onEstate.ts'
import { beside, changing, projectSeen } from './onProject.ts'
import { OrderGrant } from './orderGrant.ts'
import type { ProjectRow, WithinProject } from './projectGrant.ts'
import { signedInAs } from './signedIn.ts'
import { whoAsks } from './somebody.ts'

const { employerId } = whoAsks
type QuotationRow = ProjectRow & { quotationId: string }

/** Those who run the project see all; a firm its own and no other, whatever else it is to the project. */
const runs = sql`(s.standing = 'manager' or s.standing = 'participant' and p.company_id = ${employerId})`
const isAsked = (subcontractorId: Sql) =>
  sql`exists (select from subcontractor c where c.id = ${subcontractorId} and c.company_id = ${employerId})`
export const seesQuotation = ({ projectId, subcontractorId }: { projectId: Sql; subcontractorId: Sql }) =>
  sql`(${isAsked(subcontractorId)} or exists (select from ${projectSeen} where p.id = ${projectId} and ${runs}))`

/** The firm itself answers; for one that nobody has come here from, whoever leads the project. */
export const mayAnswer = (
  subcontractorId: Sql,
) => sql`(select case when c.company_id is null then s.standing = 'manager' else c.company_id = ${employerId} end
  from subcontractor c where c.id = ${subcontractorId})`
interface OfQuotation extends Pick<WithinProject, 'projectId' | 'estateId' | 'companyId' | 'standing'> {
  quotationId: string
  orderId: string
  isManager: boolean
  mayAnswer: boolean
}

/** May work with one quotation. Only a permission makes one. */
export class QuotationGrant extends OrderGrant {
  readonly quotationId: string
  readonly mayAnswer: boolean
  constructor({ quotationId, isManager, mayAnswer: answers, ...within }: WithinProject & OfQuotation) {
    super({ ...within, side: isManager ? 'company' : 'subcontractor', doers: isManager ? ['manager'] : [] })
    this.quotationId = quotationId
    this.mayAnswer = answers
  }
  its<T extends QuotationRow>(entity: EntityClass<T>) {
    return this.rows(entity, { quotationId: this.quotationId })
  }
}

/** One quotation and what is below it, for reading. Only a permission makes one. */
class QuotationRows {
  readonly #id: Hole
  constructor(id: Hole) {
    this.#id = id
  }
  quotation() {
    return new OneRow<Quotation>(Quotation, [withId(this.#id)])
  }
  rows<T extends QuotationRow>(entity: EntityClass<T>) {
    return new Rows<T>(entity, [(row) => sql`${(row as unknown as Path<QuotationRow>).quotationId} = ${this.#id}`])
  }
  /** Of the order those that stood there when it was asked, of no other company that was called in. */
  askedWith() {
    const isShown = ({
      createdAt,
      companyId,
      removedAt,
    }: Path<OrderDocument>) => sql`${createdAt} <= q.asked_at and ${removedAt} is null and (${runs}
      or coalesce(${companyId} = ${employerId}, ${companyId} is null))`
    return new Rows<OrderDocument>(OrderDocument, [
      (paper) => sql`(${paper.orderId}, true) in (select q.order_id, ${isShown(paper)} from order_quotation q
        join ${projectSeen} on p.id = q.project_id where q.id = ${this.#id})`,
    ])
  }
}

const gateOf = (where: Sql, holds: readonly Condition[]): Gate<OfQuotation> => ({
  from: sql`order_quotation q join ${projectSeen} on p.id = q.project_id`,
  where: sql`${where} and (${isAsked(sql`q.subcontractor_id`)} or ${runs})`,
  holds,
  lock: beside,
  facts: {
    quotationId: sql`q.id`,
    orderId: sql`q.order_id`,
    projectId: sql`p.id`,
    estateId: sql`p.estate_id`,
    companyId: sql`p.company_id`,
    standing: sql`coalesce(s.standing, 'participant')`,
    isManager: sql`coalesce(s.standing = 'manager', false)`,
    mayAnswer: sql`coalesce(${mayAnswer(sql`q.subcontractor_id`)}, false)`,
  },
})
/** Whoever sees it may speak of it: a licence of the company that runs the project, and one that goes on. */
const writing = changing('create orders').slice(1)

const onQuotationBy = <Name extends string>(
  field: Name,
  such: (id: Hole) => Sql,
  holds: readonly Condition[],
  rule = 'those who run the project, and the people of the firm that was asked',
): Reads<{ [F in Name]: string }, QuotationRows> & Grants<{ [F in Name]: string }, QuotationGrant, OfQuotation> =>
  whenOn('projectManagement', {
    area: 'orders',
    rule,
    admits: (viewer) => void signedInAs(viewer),
    gate: ({ input }: Ask<{ [F in Name]: string }>) => gateOf(such(input[field]), holds),
    rows: ({ input }: Ask<{ [F in Name]: string }>) => new QuotationRows(input[field]),
    within: () => sql`true`,
    grant: (facts: OfQuotation, { call, db }) =>
      new QuotationGrant({ ...facts, viewer: signedInAs(call.viewer), db, versionMustBeGiven: call.versionMustBeGiven }),
  })
const itself = (id: Hole) => sql`q.id = ${id}`
export const readsQuotation = onQuotationBy('quotationId', itself, [])
const answering = 'the people of the firm that was asked; for one without an account here, whoever leads the project'
export const worksOnQuotation = onQuotationBy('quotationId', itself, writing, answering)
/** What it costs is agreed by it: by a person. */
export const takesOverQuotation = inPerson(
  onQuotationBy('quotationId', itself, [[sql`s.standing = 'manager'`, refused], ...writing], 'whoever leads the project'),
)
export const worksOnQuotationOfPaper = onQuotationBy(
  'documentId',
  (id) => sql`q.id = (select d.quotation_id from quotation_document d where d.id = ${id})`,
  writing,
  answering,
)

/** The quotations that the viewer sees: of one order, or those that its own firm was asked for. */
class SeenQuotations {
  quotations(orderId: Hole) {
    return new Rows<Quotation>(Quotation, [
      (q) =>
        sql`case when ${orderId}::uuid is null then ${isAsked(q.subcontractorId)} else ${q.orderId} = ${orderId}::uuid and ${seesQuotation(q)} end`,
    ])
  }
}
export const seesQuotations: Reads<{ orderId: string | null | undefined }, SeenQuotations> = whenOn('projectManagement', {
  area: 'orders',
  rule: 'an account, of the quotations that it sees; of an order, those who run its project and the firms that were asked',
  admits: (viewer) => void signedInAs(viewer),
  gate: ({ input: { orderId } }) => ({
    from: sql`(select ${orderId}::uuid id) i left join (project_order o join ${projectSeen} on p.id = o.project_id) on o.id = i.id`,
    where: sql`i.id is null or ${runs} or exists (select from order_quotation q where q.order_id = i.id and ${isAsked(sql`q.subcontractor_id`)})`,
    holds: [],
    facts: {},
  }),
  rows: () => new SeenQuotations(),
})
