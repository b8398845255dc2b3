import { hash } from 'node:crypto'
import { drawLogo } from '#demo/art/logos.ts'
import { type Agreed, frozen } from '#schema/projects/agreed.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import { printedLogo } from '#server/files/pictures/logoOnPaper.offer.ts'
import { approvalFileName, approvalPdf } from '#server/pdf/approval.ts'
import { companies } from './companies.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import type { RowValues } from './tables.ts'

export function builders(ids: Ids): Agreed['company'] {
  const { name, organizationNumber, addressLine1, postalCode, city } = companies.builders
  return { id: ids.company('builders'), name, organizationNumber, addressLine1, postalCode, city, logoFileId: ids.logo('builders') }
}

/** What was agreed, and the paper of it; the hash of that is known once it is drawn. */
export function agreementRows(agreed: Agreed, place: { estateId: string; projectId: string }, accountId: string) {
  const approvedAt = new Date(agreed.approvedAt)
  const [fileId, name] = [demoId(`agreement ${agreed.order.id}`, approvedAt), approvalFileName(agreed)]
  const content = frozen(agreed)
  return {
    file: {
      id: fileId,
      name,
      urlName: urlNameOf(name),
      type: 'application/pdf',
      purpose: 'document',
      width: null,
      height: null,
      isTemporary: false,
      expiresAt: null,
      ownerAccountId: accountId,
      ...place,
      section: 'order',
      createdAt: approvedAt,
    } satisfies RowValues,
    approval: {
      id: agreed.order.id,
      ...place,
      content,
      contentHash: hash('sha256', content, 'buffer'),
      fileId,
      approvedAt,
      accountId,
      accountName: agreed.approvedBy.name,
      email: agreed.approvedBy.email,
      sessionHash: hash('sha256', 'demo', 'buffer'),
      grossOre: agreed.grossOre,
    } satisfies RowValues,
    content: {
      fileId,
      draw: async () => approvalPdf({ ...agreed, logo: (await printedLogo(await drawLogo('builders'))).toString('base64') }),
    } satisfies Content,
  }
}
