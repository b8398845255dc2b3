import type { Identity } from '#client/access/identity.ts'
import { isUnlocked } from '#schema/access/plans.ts'

/** Those in a company who start projects, licence or not. */
export const mayStartProjects = ({ features, companyId, accountType }: Identity) =>
  Boolean(features['projectManagement'] && companyId && accountType === 'company')

/** What is paid for. */
export const hasProjectLicence = ({ licences }: Identity) => isUnlocked(licences, 'projects')

/** Those who may, and have paid for it. */
export const startsProjects = (identity: Identity) => mayStartProjects(identity) && hasProjectLicence(identity)

/** From the task page it takes the plan that unlocks tasks, and a role that works with them. */
export const createsProjectsFromTasks = ({ features, roles, licences }: Identity) =>
  Boolean(features['taskPage']) &&
  (roles.includes('Company.Leader') || roles.includes('Company.Professional')) &&
  isUnlocked(licences, 'tasks')
