import { saveRenovationInput } from '#schema/estates/renovations.input.ts'
import { mayByLink } from '#server/access/estateRights.ts'
import { ofLink } from '#server/access/guards.ts'
import { mayIn, seesCostOf } from '#server/access/projectStanding.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { fileAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import { renovation as renovationEntity } from './renovation.entity.ts'
import { RenovationDocument, renovationDocument } from './renovationDocument.entity.ts'
import { renovationPicture } from './renovationPicture.entity.ts'
import { renovationProject, type RenovationProject } from './renovationProject.entity.ts'
import {
  deleteRenovation,
  renovation,
  renovationDocuments,
  renovationPictures,
  renovationProjects,
  renovations,
  saveRenovation,
} from './renovations.operations.ts'

/** Of a view nothing is known not to be null. */
const asTold = {
  id: computed<RenovationProject>(({ id }) => id),
  isRunning: computed<RenovationProject>(({ isRunning }) => isRunning),
  kind: computed<RenovationProject>(({ kind }) => kind),
  title: computed<RenovationProject>(({ title }) => title),
  year: computed<RenovationProject>(({ year }) => year),
  trades: computed<RenovationProject>(({ trades }) => trades),
  companies: computed<RenovationProject>(({ companies }) => companies),
  version: computed<RenovationProject>((row) => row.version),
  createdAt: computed<RenovationProject>((row) => row.createdAt),
}
/** What a project came to is not told to every company that works there. */
const costOf = (projectOf: (row: Path<RenovationProject>) => Sql) =>
  computed<RenovationProject>((row, viewer, rowFacts) => {
    const kroner = sql`trim_scale(${row.costOre} / 100.0)`
    const of = { estateId: row.estateId, projectId: projectOf(row) }
    return viewer === 'account' ? sql`case when ${seesCostOf(of, rowFacts)} then ${kroner} end` : kroner
  })
const opensProject = ({ projectId, estateId, companyId }: Path<RenovationProject>, viewer: ViewerKind) =>
  viewer === 'account'
    ? mayIn('read project', { id: projectId, estateId, companyId, closedAt: sql`null::timestamptz` })
    : sql`${ofLink(({ sections }) => mayByLink(sections, 'read', 'projects'))}::boolean`

export const graphql: GraphqlApi = {
  Query: { renovations, renovationProjects, renovation },
  Mutation: { saveRenovation, deleteRenovation },
  entities: [renovationEntity, renovationDocument, renovationPicture, renovationProject],
  types: {
    Renovation: {
      cost: costOf(({ projectId }) => projectId),
      documentCount: countOf(RenovationDocument, { estateId: 'estateId', renovationId: 'id' }),
      documents: through(renovationDocuments, { estateId: 'estateId', renovationId: 'id' }),
      pictures: through(renovationPictures, { estateId: 'estateId', renovationId: 'id' }),
    },
    RenovationProject: {
      ...asTold,
      cost: costOf(({ renovationId }) => sql`(select r.project_id from renovation r where r.id = ${renovationId})`),
      canRead: computed<RenovationProject>((row, viewer) => sql`(not ${row.isRunning} or ${opensProject(row, viewer)})`),
      documentCount: countOf(RenovationDocument, { estateId: 'estateId', renovationId: 'renovationId' }),
      pictures: through(renovationPictures, { estateId: 'estateId', renovationId: 'renovationId' }),
    },
  },
}

const facts = 'renovationId: id kind title year trades companies description cost documentCount version createdAt'
const file = 'file { id name type path size url }'
const pictures = (first: number) => `pictures(first: ${first}) { edges { node { id side caption sortOrder ${file} } } }`
const answer = `{ ${facts} documents { id documentType customName ${file} createdAt } ${pictures(100)} }`
const inList = `{ renovationId projectId isRunning canRead kind title year trades companies description cost startDate endDate documentCount version
  createdAt ${pictures(1)} }`

type Body = Readonly<Record<string, unknown>>
const asUploaded = (sent: unknown) => (sent === Object(sent) ? fileAsUploaded(sent as Body) : sent)
/** Over REST the files may be given as the uploads answered them. */
const filesAsUploaded = ({ documents, pictures: shown, ...body }: Body): Body => ({
  ...body,
  ...(documents !== undefined && { documents: Array.isArray(documents) ? documents.map(asUploaded) : documents }),
  ...(shown !== undefined && { pictures: Array.isArray(shown) ? shown.map(asUploaded) : shown }),
})

export const rest: Route[] = [
  get('/api/private/estate/:estateId/renovation-projects', renovationProjects, { answer: inList, shape: 'page' }),
  get('/api/public/:publicLinkKey/estate/:estateId/renovation-projects', renovationProjects, { answer: inList, shape: 'page' }),
  put('/api/private/estate/:estateId/renovations', saveRenovation, {
    answer,
    body: filesAsUploaded,
    takes: saveRenovationInput.omit(['estateId', 'version']),
  }),
  get('/api/private/estate/:estateId/renovations/:renovationId', renovation, { answer }),
  del('/api/private/estate/:estateId/renovations/:renovationId', deleteRenovation),
  get('/api/public/:publicLinkKey/estate/:estateId/renovations/:renovationId', renovation, { answer }),
]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'renovation', section: 'renovations' },
      { table: 'renovation_document', section: 'renovations' },
      { table: 'renovation_picture', section: 'renovations' },
    ],
    notCopied: ['renovation_or_project'],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  { renovation: { section: 'renovations', from: sql`renovation r`, name: sql`r.title` } },
]
