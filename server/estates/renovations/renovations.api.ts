import { saveRenovationInput } from '#schema/estates/renovations.input.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { fileAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { type Renovation, renovation as renovationEntity } from './renovation.entity.ts'
import { RenovationDocument, renovationDocument } from './renovationDocument.entity.ts'
import { renovationPicture } from './renovationPicture.entity.ts'
import {
  deleteRenovation,
  renovation,
  renovationDocuments,
  renovationPictures,
  renovations,
  saveRenovation,
} from './renovations.operations.ts'

export const graphql: GraphqlApi = {
  Query: { renovations, renovation },
  Mutation: { saveRenovation, deleteRenovation },
  entities: [renovationEntity, renovationDocument, renovationPicture],
  types: {
    Renovation: {
      cost: computed<Renovation>(({ costOre }) => sql`trim_scale(${costOre} / 100.0)`),
      documentCount: countOf(RenovationDocument, { estateId: 'estateId', renovationId: 'id' }),
      documents: through(renovationDocuments, { estateId: 'estateId', renovationId: 'id' }),
      pictures: through(renovationPictures, { estateId: 'estateId', renovationId: 'id' }),
    },
  },
}

const facts = 'renovationId: id kind title year trades companies description cost documentCount version createdAt'
const file = 'file { id name type path size url }'
const pictures = (first: number) => `pictures(first: ${first}) { edges { node { id side caption sortOrder ${file} } } }`
const answer = `{ ${facts} documents { id documentType customName ${file} createdAt } ${pictures(100)} }`
const inList = `{ ${facts} ${pictures(1)} }`

type Values = Readonly<Record<string, unknown>>
const asUploaded = (sent: unknown) => (sent === Object(sent) ? fileAsUploaded(sent as Values) : sent)
/** Over REST the files may be given as the uploads answered them. */
const filesAsUploaded = ({ documents, pictures: shown, ...body }: Values): Values => ({
  ...body,
  ...(documents !== undefined && { documents: Array.isArray(documents) ? documents.map(asUploaded) : documents }),
  ...(shown !== undefined && { pictures: Array.isArray(shown) ? shown.map(asUploaded) : shown }),
})

export const rest: Route[] = [
  get('/api/private/estate/:estateId/renovation-projects', renovations, { answer: inList, shape: 'page' }),
  get('/api/public/:publicLinkKey/estate/:estateId/renovation-projects', renovations, { answer: inList, shape: 'page' }),
  put('/api/private/estate/:estateId/renovations', saveRenovation, {
    answer,
    body: filesAsUploaded,
    takes: saveRenovationInput.omit(['estateId', 'version']),
  }),
  get('/api/private/estate/:estateId/renovations/:renovationId', renovation, { answer }),
  del('/api/private/estate/:estateId/renovations/:renovationId', deleteRenovation),
  get('/api/public/:publicLinkKey/estate/:estateId/renovations/:renovationId', renovation, { answer }),
]
