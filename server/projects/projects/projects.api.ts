import type { ProjectDocumentListName } from '#schema/projects/projectDocuments.input.ts'
import { mayByLink } from '#server/access/estateRights.ts'
import { ofLink } from '#server/access/guards.ts'
import { mayIn, rightsIn } from '#server/access/projectStanding.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { HangsOnAccount } from '#server/accounts/hangsOnAccount.offer.ts'
import { personWith } from '#server/accounts/people/accountNames.offer.ts'
import type { Searchable } from '#server/accounts/search/searchable.offer.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import type { HangsOnEstate } from '#server/estates/hangsOnEstate.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { literal, type Sql, sql } from '#server/kernel/read/sql.ts'
import { get, post, type Route } from '#server/kernel/rest.ts'
import { ControlPoint } from '#server/projects/controlPoints/controlPoint.entity.ts'
import { ProjectDocument } from '#server/projects/documents/projectDocument.entity.ts'
import type { ShownByLink } from '#server/sharing/publicLinks/shownByLink.offer.ts'
import { closeProject, reopenProject } from '../closing/closing.operations.ts'
import { unseenIn } from '../orders/unseen.offer.ts'
import { ownersBecomeCustomers } from './becomingCustomer.ts'
import { participantsHang } from './choosingAccount.ts'
import { hasPart } from './leaving.ts'
import { project as projectEntity, Project } from './project.entity.ts'
import { type ProjectParticipant, projectParticipant } from './projectParticipant.entity.ts'
import {
  constructionProjects,
  customerOfProject,
  leaveProject,
  ownersOfProject,
  participantsOfProject,
  project,
  projectInvolvement,
  projects,
} from './projects.operations.ts'
import { searchesOrders, searchesProjects } from './searchesProjects.ts'
import { ordersWait, projectsWait } from './waitingProjects.ts'

const ofEveryProject = {
  status: computed<Project>(({ closedAt }) => sql`case when ${closedAt} is null then 'ACTIVE' else 'ARCHIVED' end`),
  isCompleted: computed<Project>(({ closedAt }) => sql`(${closedAt} is not null)`),
  companyName: computed<Project>(({ company, companyName }) => sql`coalesce(${company.name}, ${companyName})`),
}

const ofProject = { estateId: 'estateId', projectId: 'id' }
const documentCount = (list: ProjectDocumentListName) =>
  countOf(ProjectDocument, ofProject, (document) => sql`${document.list} = ${literal(list)}`)
/** Of those that count: neither they nor their area is out of use. */
const points = (where: (point: Path<ControlPoint>) => Sql = () => sql`true`) =>
  countOf(
    ControlPoint,
    ofProject,
    (point) =>
      sql`not ${point.isDisabled} and ${where(point)} and not exists (select from control_area a where a.id = ${point.controlAreaId} and a.is_disabled)`,
  )

export const graphql: GraphqlApi = {
  Query: { projects, project, projectInvolvement, constructionProjects },
  Mutation: { leaveProject },
  entities: [projectEntity, projectParticipant],
  names: { ProjectEstate: Estate, ProjectCustomer: Project, ProjectOwner: EstateOwner, ConstructionProject: Project },
  types: {
    Project: {
      ...ofEveryProject,
      customer: through(customerOfProject, { projectId: 'id' }),
      participants: through(participantsOfProject, { projectId: 'id' }),
      owners: through(ownersOfProject, { estateId: 'estateId' }),
      canEditProject: computed<Project>((row, viewer, rowFacts) => mayIn('update project', row, rowFacts, viewer)),
      canAccessOrders: computed<Project>((row, viewer, rowFacts) => mayIn('read orders', row, rowFacts, viewer)),
      canViewBudget: computed<Project>((row, viewer, rowFacts) => mayIn('read budget', row, rowFacts, viewer)),
      canLeave: computed<Project>((row, viewer) => (viewer === 'account' ? hasPart(row) : sql`false`)),
      may: computed<Project>((row, _, rowFacts) => rightsIn(row, rowFacts)),
      unseenOrderCount: computed<Project>((row, viewer, rowFacts) => (viewer === 'account' ? unseenIn(row, rowFacts) : sql`0`)),
      architectDrawingCount: documentCount('drawings'),
      deliveryDocumentCount: documentCount('delivery'),
      commonDocumentCount: documentCount('common'),
      pointCount: points(),
      completedPointCount: points(({ completedAt }) => sql`${completedAt} is not null`),
      awaitingPointCount: points(
        ({ completedAt, verifiedAt, projectId }) =>
          sql`${completedAt} is not null and ${verifiedAt} is null and (select p.needs_verification from project p where p.id = ${projectId})`,
      ),
    },
    ProjectEstate: { estateId: computed<Estate>(({ id }) => id) },
    ProjectCustomer: {
      accountId: computed<Project>(({ customerAccountId }) => customerAccountId),
      name: computed<Project>(({ customerName }) => customerName),
    },
    ProjectOwner: { name: computed<EstateOwner>(({ account }) => account.name) },
    ProjectParticipant: {
      name: computed<ProjectParticipant>(
        ({ accountId, subcontractor }) => sql`coalesce(${personWith(accountId)}, ${subcontractor.contactName}, ${subcontractor.name})`,
      ),
      company: computed<ProjectParticipant>(
        ({ account, accountId, subcontractor }) =>
          sql`coalesce(${subcontractor.name}, (select c.name from company c where c.id = ${account.companyId}), ${personWith(accountId)})`,
      ),
      state: computed<ProjectParticipant>(({ confirmedAt }) => sql`case when ${confirmedAt} is null then 'CREATED' else 'CONFIRMED' end`),
    },
    ConstructionProject: {
      ...ofEveryProject,
      canRead: computed<Project>((row, viewer) =>
        viewer === 'account'
          ? mayIn('read project', row)
          : sql`${ofLink(({ sections }) => mayByLink(sections, 'read', 'projects'))}::boolean`,
      ),
    },
  },
}

const estate = 'estate { estateId addressLine1 addressLine2 }'
const image = 'image { id name type path size url }'
const facts = `projectId: id name projectNumber type renovationPresets customer { accountId name } ${estate} ${image} startDate endDate description
  needsVerification isCompleted status`
const answer = `{ ${facts} owners { accountId name } closedAt reopenings { closedAt closeReason reason reopenedBy createdAt } canEditProject canReopen canLeave canAccessOrders canViewBudget unseenOrderCount architectDrawingCount
  deliveryDocumentCount commonDocumentCount pointCount completedPointCount awaitingPointCount openDeviationCount companyId companyName may version createdAt
  controlAreas { controlAreaId: id name type renovationType partyName isDisabled isCompleted pointCount completedPointCount } }`
const inList = `{ projectId: id name projectNumber type status isCompleted ${estate} customer { accountId name } ${image} unseenOrderCount companyName
  pointCount completedPointCount awaitingPointCount openDeviationCount }`
const construction = '{ projectId: id name type status isCompleted startDate endDate companyName canRead }'

const area = 'controlAreas { controlAreaId: id name type renovationType partyName isDisabled isCompleted pointCount completedPointCount }'
const shown = `{ projectId: id name projectNumber type renovationPresets ${estate} ${image} startDate endDate description isCompleted status closedAt
  companyName canEditProject canAccessOrders canViewBudget architectDrawingCount deliveryDocumentCount pointCount completedPointCount ${area} }`

export const waits: readonly Waits[] = [ordersWait, projectsWait]

export const rest: Route[] = [
  get('/api/private/projects', projects, { answer: inList, shape: 'page', query: { searchQuery: 'search' } }),
  get('/api/private/project/:projectId', project, { answer }),
  post('/api/private/project/:projectId/leave', leaveProject, { refuses: ['authorizationFailure'] }),
  get('/api/public/:publicLinkKey/estate/:estateId/project/:projectId', project, { answer: shown }),
  post('/api/private/project/:projectId/close', closeProject, { answer, refuses: ['projectCompleted'] }),
  post('/api/private/project/:projectId/reopen', reopenProject, { answer, refuses: ['transition', 'reopenedTooLate'] }),
  get('/api/private/project/:projectId/involvement', projectInvolvement, {
    answer: '{ roles participants { name role company } people { name role company } }',
  }),
  get('/api/private/estate/:estateId/construction-projects', constructionProjects, { answer: construction, shape: 'page' }),
  get('/api/public/:publicLinkKey/estate/:estateId/construction-projects', constructionProjects, { answer: construction, shape: 'page' }),
]

export const hangsOnAccount: readonly HangsOnAccount[] = [participantsHang]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'project', section: 'estate' }], notCopied: ['project_participant'] }]

export const shownByLink: readonly ShownByLink[] = [
  { holds: async (grant, id) => Boolean(await grant.rows(Project).oneLocked({ id }, 'key share')) },
]

export const hangsOnEstate: readonly HangsOnEstate[] = [ownersBecomeCustomers]

export const namedRecords: readonly NamedRecords[] = [{ project: { section: 'projects', from: sql`project r`, name: sql`r.name` } }]

export const searches: readonly Searchable[] = [searchesOrders, searchesProjects]
