import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { CompanyGrant, type WithinCompany } from './companyGrant.ts'
import { EstateDoor } from './estateDoor.ts'
import { whenOn } from './feature.ts'
import { ofCompany } from './heldSql.ts'
import { inCompanyAs } from './inCompanyAs.ts'
import { withLicence } from './needsLicence.ts'
import { ProjectGrant } from './projectGrant.ts'

/** A company works where it was let in; nobody ends that before its command is done. */
const letIn = ofCompany('select from access_link where company_id = $1 and estate_id = $2 and claimed_at is not null for key share')

/** May start projects for a company, on the estates that let it in. Only a permission makes one. */
export class StartingGrant extends CompanyGrant {
  readonly #within: WithinCompany
  constructor(within: WithinCompany) {
    super(within)
    this.#within = within
  }

  /** Where a project can stand. */
  async site(estateId: string): Promise<Site | null> {
    const [isLetIn] = await this.query(letIn, estateId)
    return isLetIn ? new Site(estateId, this.#within) : null
  }
}

/** An estate that let the company in. */
class Site extends EstateDoor {
  readonly #within: WithinCompany
  constructor(estateId: string, within: WithinCompany) {
    super({ ...within, estateId })
    this.#within = within
  }

  /** The project that was just started there. */
  project(projectId: string): ProjectGrant {
    return new ProjectGrant({ ...this.#within, projectId, estateId: this.estateId, standing: 'manager' })
  }
}

const starters = ['Company.Admin', 'Company.Leader', 'Company.Professional'] as const

const starter = (viewer: Viewer) => inCompanyAs(viewer, starters)

type Starting = Grants<object, StartingGrant>
const starting: Starting = {
  area: 'projects',
  rule: 'an account with the role Company.Admin, Company.Leader or Company.Professional, on an estate that let its company in',
  admits: (viewer) => void starter(viewer),
  gate: whoeverIsAdmitted,
  grant(_, { call, db }) {
    const viewer = starter(call.viewer)
    return new StartingGrant({ companyId: viewer.companyId, viewer, db, versionMustBeGiven: call.versionMustBeGiven })
  },
}
export const plansProjects: Starting = whenOn('projectManagement', starting)
export const startsProjects: Starting = whenOn('projectManagement', withLicence('projects', starting))
