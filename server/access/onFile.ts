import { isUuid } from '#schema/uuid.ts'
import { admit, type Call, StaleViewer, withCurrentViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Send } from '#server/kernel/read/root.ts'
import { literal, Param, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import { refuseBeyondToken } from '#server/kernel/tokenReach.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { mayByLink } from './estateRights.ts'
import { accountId, guards, isForEstate, ofLink } from './guards.ts'
import { setAside } from './heldFiles.ts'
import { rightsOn } from './onEstate.ts'
import { projectSeen, seesAllPrices } from './onProject.ts'
import { seesQuotation } from './onQuotation.ts'
import { isShownAsSent, orderColumns, seesOrder, seesPaper, seesPrices } from './orderStanding.ts'
import { filedSection, orderSection, pricedSection, projectSection } from './projectGrant.ts'
import { signedInAs } from './signedIn.ts'
import { whoAsks } from './somebody.ts'

/** What must be known of a file to hand out its content. */
export interface ServedFile {
  id: string
  name: string
  type: string
  size: number
  /** In hexadecimal. */
  sha256: string
}

/** What everybody who is signed in may read of a company's files. */
export const logoSection = 'logo'

const fileId = new Param(({ input }) => input['fileId'])
const mayRead = (viewer: 'account' | 'link', part: Sql) => sql`(${rightsOn(viewer, sql`f.estate_id`)}) ? (${part})`

const asker = { standing: sql`s.standing`, runBy: sql`p.company_id` }
/** Of what was taken back its customer reads what was sent, whatever became of it; everybody else what stands there now. */
const isItsPaper = sql`case when ${isShownAsSent(orderColumns, asker.standing)}
  then exists (select from order_sent t where t.id = o.id and t.documents @> jsonb_build_array(jsonb_build_object('id', x.id))) else x.removed_at is null end`
/** Who sees a project reads what lies in it, and of its orders what lies in those that they see: what was agreed where they see the price. */
const seesItsOrder = sql`exists (select from (select d.order_id, d.id, d.company_id, d.removed_at, false agreed from order_document d where d.file_id = f.id
    union all select a.id, null, null, null, true from order_approval a where a.file_id = f.id) x
  join project_order o on o.id = x.order_id and o.project_id = p.id cross join lateral (select ${seesPrices(asker, orderColumns)} prices offset 0) c
  where ${seesOrder(asker, orderColumns)} and case when x.agreed then c.prices else ${seesPaper(asker, sql`c.prices`, sql`x.company_id`)} and ${isItsPaper} end)`
/** The firm that was asked, with what it was asked with; those who run the project, what it sent. */
const seesItsQuotation = sql`exists (select from order_quotation q where (q.id in (select d.quotation_id from quotation_document d where d.file_id = f.id)
    or (q.order_id, true) in (select d.order_id, d.created_at <= q.asked_at and d.removed_at is null and coalesce(d.company_id = ${whoAsks.employerId}, d.company_id is null)
      from order_document d where d.file_id = f.id))
  and ${seesQuotation({ projectId: sql`q.project_id`, subcontractorId: sql`q.subcontractor_id` })})`
const seesProject = sql`exists (select from ${projectSeen} where p.id = f.project_id and s.standing is not null
  and case f.section when ${literal(orderSection)} then ${seesItsOrder} when ${literal(pricedSection)} then ${seesAllPrices} when ${literal(setAside)} then false else true end)`

/** Papers of a completed project lie among those of its estate. */
const isFiled = sql`f.section = ${literal(filedSection)}`
const showsProject = sql`(f.section in (${literal(projectSection)}, ${literal(filedSection)})
  and ${ofLink(({ sections }) => mayByLink(sections, 'read', 'projects'))}::boolean
  and f.project_id = coalesce(${ofLink(({ projectId }) => projectId)}::uuid, f.project_id))`

/**
 * Which files exist for a viewer, and of these, which may be read. An upload that no record has adopted is its uploader's
 * alone; a company's logo is everybody's who is signed in.
 */
const rules = {
  account: {
    sees: sql`${isForEstate(sql`f.estate_id`)} and case when f.is_temporary then f.owner_account_id = ${accountId}
      when f.company_id is not null then f.section = ${literal(logoSection)}
      when f.project_id is not null then ${seesProject} or (f.section = ${literal(orderSection)} and ${seesItsQuotation}) or (${isFiled} and ${mayRead('account', sql`'read ' || f.section`)})
      else ${mayRead('account', sql`'read estate'`)} end`,
    may: sql`f.is_temporary or f.company_id is not null or f.project_id is not null or ${mayRead('account', sql`'read ' || f.section`)}`,
  },
  link: {
    sees: sql`not f.is_temporary and f.estate_id = ${ofLink(({ estateId }) => estateId)} and (f.project_id is null or ${isFiled} or ${showsProject})`,
    may: sql`(f.project_id is not null and ${showsProject}) or ${mayRead('link', sql`'read ' || f.section`)}`,
  },
}

const finding = (viewer: 'account' | 'link') =>
  statement(sql`select f.id, f.name, f.type, f.size, encode(f.sha256, 'hex') sha256, ${rules[viewer].may} may,
      case when f.project_id is not null then f.section end part
    from ${guards[viewer]!} left join file f on f.id = ${fileId} and ${rules[viewer].sees}`)
const statements = { account: finding('account'), link: finding('link') }

/** Asked for with a token, contents are a part of their own; what they belong to is another. */
const contents = { area: 'files', keepsToEstates: true } as const
/** Of a project's papers; those of an estate stand among the rights on it. */
const partOf = (section: string) =>
  ({
    area: section === orderSection ? 'orders' : section === filedSection ? 'estates' : 'projects',
    keepsToEstates: true,
  }) as const

const reading = {
  admit(viewer: Viewer) {
    if (viewer.kind === 'link') return
    refuseBeyondToken(viewer, contents, false)
    signedInAs(viewer)
  },
}

/** The file, if this viewer may read the part of the record that it belongs to. Asked anew for every request. */
export async function fileFor(call: Call, id: string, send: Send): Promise<ServedFile> {
  await admit(call, reading)
  if (!isUuid(id)) throw new AppError('entityNotFound')
  return withCurrentViewer(call, reading, async () => {
    const { viewer } = call
    const statement = statements[viewer.kind as 'account' | 'link']
    const [row] = await send({
      name: `file for ${viewer.kind}`,
      text: statement.text,
      values: statement.values({ viewer, input: { fileId: id }, variables: {} }),
    })
    if (!row) throw new StaleViewer()
    const [foundId, name, type, size, sha256, may, part] = row as [string | null, string, string, number, string, boolean, string | null]
    if (!foundId) throw new AppError('entityNotFound')
    if (!may) throw new AppError('authorizationFailure')
    if (part) refuseBeyondToken(viewer, partOf(part), false)
    return { id: foundId, name, type, size, sha256 }
  })
}
