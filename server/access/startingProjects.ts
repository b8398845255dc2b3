import type { EntityManager } from 'typeorm'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { whenOn } from './feature.ts'
import { type InCompany, inCompanyAs } from './inCompanyAs.ts'
import { withLicence } from './needsLicence.ts'
import { adoptForProject } from './projectFiles.ts'
import { optionsOn } from './projectOptions.ts'
import { customerOf, plainValues, type ProjectValues, seedControls, setParticipants } from './projectValues.ts'

/** A company works where it was let in. */
const open = 'select from access_link where estate_id = $1 and company_id = $2 and claimed_at is not null for key share'

/** What a company starts on the estates that let it in. Only a permission makes it. */
export class NewProjects {
  readonly #viewer: InCompany
  readonly #db: EntityManager
  constructor(viewer: InCompany, db: EntityManager) {
    this.#viewer = viewer
    this.#db = db
  }

  async start(estateId: string, values: ProjectValues) {
    const { accountId, companyId } = this.#viewer
    const db = this.#db
    if (!(await this.#isOpen(estateId))) throw invalid('estateId', 'notValid')
    const { customerName, customerAccountId } = await customerOf({ estateId, db }, values.customer)
    const row = { ...plainValues(values), estateId, companyId, customerName, customerAccountId }
    const { identifiers } = await db.insert(Project, row)
    const place = { projectId: String(identifiers[0]!['id']), estateId, companyId, viewer: this.#viewer, db }
    const named = values.participants ?? []
    const isLed = named.some(({ role }) => role === 'ProjectManager')
    await setParticipants(place, isLed ? named : [...named, { role: 'ProjectManager', accountId }])
    if (values.imageId) {
      await adoptForProject(place, { id: values.imageId, purpose: 'image' }, 'imageId')
      await db.update(Project, { id: place.projectId }, { imageFileId: values.imageId })
    }
    await seedControls(place, values)
    return new Written(Project, place.projectId, Object.keys(values), true)
  }

  async options(estateId: string) {
    if (!(await this.#isOpen(estateId))) throw new AppError('entityNotFound')
    return optionsOn(this.#db, estateId, this.#viewer.companyId)
  }

  async #isOpen(estateId: string) {
    const links: unknown[] = await this.#db.query(open, [estateId, this.#viewer.companyId])
    return links.length > 0
  }
}

const starters = ['Company.Admin', 'Company.Leader', 'Company.Professional']

const starter = (viewer: Viewer) => inCompanyAs(viewer, starters)

type Starting = Grants<object, NewProjects>
const starting: Starting = {
  rule: 'an account with the role Company.Admin, Company.Leader or Company.Professional, on an estate that let its company in',
  admits: (viewer) => void starter(viewer),
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new NewProjects(starter(call.viewer), db),
}
export const plansProjects: Starting = whenOn('projectManagement', starting)
export const startsProjects: Starting = whenOn('projectManagement', withLicence('projects', starting))
