import { createHash } from 'node:crypto'
import { companyProfiles } from './companyProfiles.ts'
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import type { Past } from './past.ts'
import { bathroomId } from './projectRows.ts'
import type { Rows } from './tables.ts'

/** Of the bathroom: a paper that nobody needs, and one that the plumber was asked for by mail. */
export function owedPaperRows(past: Past, ids: Ids): Rows {
  const place = { estateId: ids.estate('house'), projectId: bathroomId(past) }
  const [joined, asked] = [past({ months: 2 }, '08:40'), past({ days: 3 }, '11:20')]
  const { since, ...plumber } = companyProfiles.builders.subcontractors.find(({ trade }) => trade === 'plumber')!
  const participantId = demoId('plumber of the bathroom', joined)
  const firmId = demoId(`subcontractor builders ${plumber.organizationNumber}`, past(since, '10:40'))
  const linkId = demoId('link for the pressure test', asked)
  return {
    project_participant: [
      {
        id: participantId,
        ...place,
        role: 'Subcontractor',
        accountId: null,
        subcontractorId: firmId,
        confirmedAt: null,
        createdAt: joined,
      },
    ],
    project_paper_decision: [
      {
        id: demoId('no heating cable', asked),
        ...place,
        code: 'heatingCable',
        state: 'notNeeded',
        reason: 'Gulvet varmes med vann.',
        createdAt: asked,
      },
    ],
    supplier_link: [
      {
        id: linkId,
        ...place,
        participantId,
        keyHash: createHash('sha256').update('demo-paper').digest(),
        expiresAt: past({ days: -11 }, '11:20'),
        createdAt: asked,
      },
      {
        id: demoId('link of the plumber', asked),
        ...place,
        subcontractorId: firmId,
        keyHash: createHash('sha256').update('demo-supplier').digest(),
        expiresAt: past({ days: -11 }, '11:20'),
        createdAt: asked,
      },
    ],
    paper_request: [
      {
        id: demoId('asked for the pressure test', asked),
        ...place,
        code: 'plumbing',
        linkId,
        participantId,
        name: plumber.contactName ?? plumber.name,
        email: plumber.email,
        language: 'nb',
        message: 'Bilde av manometeret før og etter holder.',
        neededBy: past({ days: -9 }).toISOString().slice(0, 10),
        expiresAt: past({ days: -11 }, '11:20'),
        askedByAccountId: ids.account('leader', 'builders'),
        createdAt: asked,
      },
    ],
  }
}
