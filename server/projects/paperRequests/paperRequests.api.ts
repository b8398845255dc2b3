import { askForMissingPapersInput, askForPaperInput } from '#schema/projects/paperRequests.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { inLanguage } from '#server/kernel/read/inLanguage.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, postFile, type Route } from '#server/kernel/rest.ts'
import { meterAnswer } from '../owedPapers/owedPapers.api.ts'
import { paperNames } from '../owedPapers/paperNames.ts'
import { paperReminders } from './paperReminders.ts'
import { type PaperRequest, paperRequest } from './paperRequest.entity.ts'
import {
  askForMissingPapers,
  askForPaper,
  deliverPaper,
  paperAskedFor,
  endedRequestsOfProject,
  requestsOfProject,
  endPaperRequest,
} from './paperRequests.operations.ts'
import { supplierLink } from './supplierLink.entity.ts'

const inTheirLanguage = inLanguage(paperNames)

export const graphql: GraphqlApi = {
  Query: { paperAskedFor },
  Mutation: { askForPaper, askForMissingPapers, endPaperRequest, deliverPaper },
  entities: [paperRequest, supplierLink],
  names: { PaperAskedFor: null, PaperOfLink: null },
  types: {
    Project: {
      paperRequests: through(requestsOfProject, { projectId: 'id' }),
      endedPaperRequests: through(endedRequestsOfProject, { projectId: 'id' }),
    },
    PaperRequest: {
      paper: computed<PaperRequest>(({ code }) => sql`(${inTheirLanguage}::json ->> ${code})`),
      wasRevoked: computed<PaperRequest>(({ revokedAt }) => sql`(${revokedAt} is not null)`),
    },
  },
}

const answer = '{ paper papers { code paper neededBy isDelivered } project address company askedBy message neededBy expiresAt isDelivered }'
const place = '/api/private/project/:projectId/paper-requests'
const byLink = '/api/public/paper-request/:paperKey'

export const rest: Route[] = [
  post(place, askForPaper, {
    answer: meterAnswer,
    status: 201,
    takes: askForPaperInput.omit(['projectId']),
    refuses: ['projectCompleted', 'dailyLimit', 'tooMany'],
  }),
  post(`${place}/missing`, askForMissingPapers, {
    answer: meterAnswer,
    status: 201,
    takes: askForMissingPapersInput.omit(['projectId']),
    refuses: ['projectCompleted', 'dailyLimit', 'tooMany'],
  }),
  del(`${place}/:requestId`, endPaperRequest, { refuses: ['projectCompleted', 'transition'] }),
  get(byLink, paperAskedFor, { answer, refuses: ['linkExpired', 'tooMany'] }),
  postFile(byLink, deliverPaper, { answer, refuses: ['linkExpired', 'tooMany', 'full'] }),
]

export const jobs: readonly Job[] = [paperReminders]

export const copies: readonly Copies[] = [{ notCopied: ['paper_request', 'supplier_link'] }]
