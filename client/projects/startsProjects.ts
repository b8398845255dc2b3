import type { Identity } from '#client/access/identity.ts'
import { isUnlocked } from '#schema/access/plans.ts'

/** Those in a company who start projects, licence or not. */
export const mayStartProjects = ({ features, companyId, accountType }: Identity) =>
  Boolean(features['projectManagement'] && companyId && accountType === 'company')

/** What is paid for. */
export const hasProjectLicence = ({ licences }: Identity) => isUnlocked(licences, 'projects')
