import { projectInput } from '#schema/projects/projects.input.ts'
import { endSupplierLinkInput, giveQuotationByLinkInput, supplierLinkInput } from '#schema/projects/supplierLink.input.ts'
import { bySupplierLink } from '#server/access/byPaperLink.ts'
import { whenOn } from '#server/access/feature.ts'
import { onProject } from '#server/access/onProject.ts'
import { about } from '#server/kernel/about.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer, command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { SupplierLink } from '../paperRequests/supplierLink.entity.ts'
import { errandOf } from './errand.ts'
import { giveByLink } from './pricingByLink.ts'

const holder = whenOn('projectManagement', bySupplierLink)

export const supplierErrand = answer({
  name: 'supplierErrand',
  input: supplierLinkInput,
  permission: holder,
  answer: ({ grant, call }) => errandOf(grant, call.language),
})

export const giveQuotationByLink = command({
  name: 'giveQuotationByLink',
  input: giveQuotationByLinkInput,
  permission: holder,
  prepare: ({ grant, call }) => grant.throttle('token', call.address),
  async run({ grant, input, call, mail }) {
    await giveByLink(grant, input, mail)
    return about({ recordId: input.quotationId }, await errandOf(grant, call.language))
  },
})

/** Below their project: of firms, the newest first; of those that can't be used any more the last of its firm. */
export const linksOfProject = query({
  name: 'linksOfProject',
  input: projectInput,
  permission: onProject('update project'),
  rows: ({ scope }) =>
    scope
      .rows(SupplierLink)
      .where(
        ({
          id,
          projectId,
          subcontractorId,
          revokedAt,
          expiresAt,
        }) => sql`${subcontractorId} is not null and (${revokedAt} is null and ${expiresAt} > now()
        or not exists (select from supplier_link l where l.project_id = ${projectId} and l.subcontractor_id = ${subcontractorId} and l.id > ${id}))`,
      )
      .newestFirst(),
})

export const endSupplierLink = command({
  name: 'endSupplierLink',
  input: endSupplierLinkInput,
  permission: onProject('update project'),
  async run({ grant, input: { linkId } }) {
    const links = grant.rows(SupplierLink)
    const link = await links.get(linkId)
    // One that asks a participant for papers ends with its request.
    if (!link.subcontractorId) throw new AppError('entityNotFound')
    if (link.revokedAt) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    await links.change(link, { revokedAt: new Date() })
    return new Done(linkId)
  },
})
