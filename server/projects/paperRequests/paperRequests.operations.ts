import { askForMissingPapersInput, askForPaperInput, paperKeyInput, paperRequestInput } from '#schema/projects/paperRequests.input.ts'
import { projectInput } from '#schema/projects/projects.input.ts'
import { byPaperLink } from '#server/access/byPaperLink.ts'
import { whenOn } from '#server/access/feature.ts'
import { onProject } from '#server/access/onProject.ts'
import { uploadsDocument } from '#server/files/files.operations.ts'
import { answer, command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { meterOf } from '../owedPapers/meter.ts'
import { askFor, askForMissing, revoke } from './asking.ts'
import { deliver, requestOf, told } from './delivering.ts'
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

export const askForPaper = command({
  name: 'askForPaper',
  input: askForPaperInput,
  // Whoever asks again at once ends the link that the other has just sent.
  permission: onProject('update project', 'alone'),
  async run({ grant, input, call, mail }) {
    call.noted.recordId = await askFor(grant, input, { mail, usual: call.language })
    return meterOf(grant, call.language)
  },
})

export const askForMissingPapers = command({
  name: 'askForMissingPapers',
  input: askForMissingPapersInput,
  permission: onProject('update project', 'alone'),
  async run({ grant, input, call, mail }) {
    const first = await askForMissing(grant, input, { mail, usual: call.language })
    if (first) call.noted.recordId = first
    return meterOf(grant, call.language)
  },
})

export const endPaperRequest = command({
  name: 'endPaperRequest',
  input: paperRequestInput,
  permission: onProject('update project'),
  async run({ grant, input, call }) {
    await revoke(grant, input.requestId)
    call.noted.recordId = input.requestId
    return meterOf(grant, call.language)
  },
})

const holder = whenOn('projectManagement', byPaperLink)

export const paperAskedFor = answer({
  name: 'paperAskedFor',
  input: paperKeyInput,
  permission: holder,
  answer: async ({ grant }) => told(await requestOf(grant)),
})

export const deliverPaper = uploadsDocument({
  name: 'deliverPaper',
  about: paperKeyInput,
  permission: holder,
  before: ({ grant, call }) => grant.throttle('token', call.address),
  async run({ grant, input, call, mail }) {
    const { found, documentId } = await deliver(grant, input, mail)
    call.noted.recordId = documentId
    return told(found, true)
  },
})
