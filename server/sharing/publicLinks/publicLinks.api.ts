import type { Forgets } from '#server/access/caretaker.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GoesOn, GraphqlApi } from '#server/kernel/api.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { forgetEndedLinks } from './links.ts'
import { publicLink } from './publicLink.entity.ts'
import { createPublicLink, deletePublicLink, previewPublicLink, publicLinks, updatePublicLink } from './publicLinks.operations.ts'
import { countingVisits } from './visits.ts'

export const graphql: GraphqlApi = {
  Query: { publicLinks },
  Mutation: { createPublicLink, updatePublicLink, deletePublicLink, previewPublicLink },
  entities: [publicLink],
  names: { PublicLink: null },
}

const link = '{ id publicLinkKey url name sections projectId expiresAt isExpired visits lastVisitAt version createdAt }'

export const rest: Route[] = [
  post('/api/private/estate/:estateId/public-link', createPublicLink, {
    answer: link,
    status: 201,
    refuses: ['licence', 'full', 'dailyLimit', 'tooMany', 'reused', 'emailIsNotValid'],
  }),
  put('/api/private/estate/:estateId/public-link', updatePublicLink, { answer: link, refuses: ['licence', 'full'] }),
  get('/api/private/estate/:estateId/public-link', publicLinks, { answer: link }),
  post('/api/private/estate/:estateId/public-link/preview', previewPublicLink, { answer: '{ publicLinkKey url expiresAt }' }),
  del('/api/private/estate/:estateId/public-link', deletePublicLink),
]

export const goesOn: readonly GoesOn[] = [countingVisits]

export const forgets: readonly Forgets[] = [forgetEndedLinks]

export const copies: readonly Copies[] = [{ notCopied: ['public_link'] }]

export const namedRecords: readonly NamedRecords[] = [
  { publicLink: { section: 'access-management', from: sql`public_link r`, name: sql`r.name` } },
]
