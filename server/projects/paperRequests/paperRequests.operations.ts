import {
  askForMissingPapersInput,
  askForPaperInput,
  paperKeyInput,
  paperOfLinkInput,
  paperRequestInput,
} from '#schema/projects/paperRequests.input.ts'
import { projectInput } from '#schema/projects/projects.input.ts'
import { byDeliveringLink, byPaperLink } from '#server/access/byPaperLink.ts'
import { whenOn } from '#server/access/feature.ts'
import { onProject } from '#server/access/onProject.ts'
import { uploadsDocument } from '#server/files/uploading.offer.ts'
import { about, DoneBefore } from '#server/kernel/about.ts'
import { answer, command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { meterOf } from '../owedPapers/meter.ts'
import { askFor, askForMissing, revoke } from './askingForPapers.ts'
import { aloneInDelivery, answerOfBefore, deliver, papersAskedFor, requestsOf } from './delivering.ts'
import { PaperRequest } from './paperRequest.entity.ts'

/** Below their project. */
export const requestsOfProject = query({
  name: 'requestsOfProject',
  input: projectInput,
  permission: onProject('read handover'),
  rows: ({ scope }) =>
    scope
      .rows(PaperRequest)
      .where(({ revokedAt, deliveredAt, expiresAt }) => sql`${revokedAt} is null and ${deliveredAt} is null and ${expiresAt} > now()`)
      .newestFirst(),
})

/** Below their project: those that ended before the paper came, and were not asked for once more. */
export const endedRequestsOfProject = query({
  name: 'endedRequestsOfProject',
  input: projectInput,
  permission: onProject('read handover'),
  rows: ({ scope }) =>
    scope
      .rows(PaperRequest)
      .where(
        ({
          id,
          projectId,
          code,
          revokedAt,
          deliveredAt,
          expiresAt,
        }) => sql`${deliveredAt} is null and (${revokedAt} is not null or ${expiresAt} <= now())
        and not exists (select from paper_request l where l.project_id = ${projectId} and l.code = ${code} and l.id > ${id})`,
      )
      .newestFirst(),
})

export const askForPaper = command({
  name: 'askForPaper',
  input: askForPaperInput,
  // Whoever asks again at once ends the link that the other has just sent.
  permission: onProject('update project', 'alone'),
  async run({ grant, input, call, mail }) {
    const recordId = await askFor(grant, input, { mail, usual: call.language })
    return about({ recordId }, await meterOf(grant, call.language))
  },
})

export const askForMissingPapers = command({
  name: 'askForMissingPapers',
  input: askForMissingPapersInput,
  permission: onProject('update project', 'alone'),
  async run({ grant, input, call, mail }) {
    const first = await askForMissing(grant, input, { mail, usual: call.language })
    return about(first ? { recordId: first } : {}, await meterOf(grant, call.language))
  },
})

export const endPaperRequest = command({
  name: 'endPaperRequest',
  input: paperRequestInput,
  permission: onProject('update project'),
  async run({ grant, input, call }) {
    await revoke(grant, input.requestId)
    return about({ recordId: input.requestId }, await meterOf(grant, call.language))
  },
})

const holder = whenOn('projectManagement', byPaperLink)

export const paperAskedFor = answer({
  name: 'paperAskedFor',
  input: paperKeyInput,
  permission: holder,
  answer: async ({ grant }) => papersAskedFor(await requestsOf(grant)),
})

export const deliverPaper = uploadsDocument({
  name: 'deliverPaper',
  about: paperOfLinkInput,
  permission: whenOn('projectManagement', byDeliveringLink),
  before: ({ grant, call }) => grant.throttle('token', call.address),
  async run({ grant, input, mail }) {
    const list = await aloneInDelivery(grant)
    const before = await answerOfBefore(grant, input, input.code)
    if (before) return new DoneBefore(before)
    const { papers: brought, documentId } = await deliver({ door: grant, list, staged: input, wanted: input.code }, mail)
    return about({ recordId: documentId }, brought)
  },
})
