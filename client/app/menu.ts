import {
  BadgeCheck,
  BriefcaseBusiness,
  Building2,
  ClipboardList,
  Hammer,
  House,
  type LucideIcon,
  ReceiptText,
  Settings2,
  ShieldCheck,
} from 'lucide-react'
import type { Identity } from '#client/access/identity.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { mayListPlans } from '#schema/access/planList.ts'

export interface MenuEntry {
  to: string
  icon: LucideIcon
  label: MessageKey
  detail: MessageKey
  /** It keeps its place and leads nowhere while its part of the product is switched off. */
  needs?: string
  /** For whom it is there; without it, for everybody. */
  isFor?: (identity: Identity) => boolean
}

/** The main menu, on wide and small screens alike. A domain's entry stands here once its screens do. */
export const menu: readonly MenuEntry[] = [
  { to: '/private/estates', icon: House, label: 'app.menu.estates', detail: 'app.menu.estatesDetail' },
  {
    to: '/private/projects',
    icon: Hammer,
    label: 'app.menu.projects',
    detail: 'app.menu.projectsDetail',
    needs: 'projectManagement',
  },
  {
    to: '/private/order/processing',
    icon: ReceiptText,
    label: 'app.menu.orders',
    detail: 'app.menu.ordersDetail',
    needs: 'projectManagement',
  },
  {
    to: '/private/maintenance-plans',
    icon: ClipboardList,
    label: 'app.menu.plans',
    detail: 'app.menu.plansDetail',
    isFor: ({ features, companyId, roles, permissions }) =>
      Boolean(features['maintenancePlan'] && companyId && mayListPlans({ roles, entries: permissions })),
  },
  {
    to: '/private/portfolio',
    icon: Building2,
    label: 'app.menu.portfolio',
    detail: 'app.menu.portfolioDetail',
    isFor: ({ features }) => Boolean(features['maintenancePlan']),
  },
  {
    to: '/private/company',
    icon: BriefcaseBusiness,
    label: 'app.menu.company',
    detail: 'app.menu.companyDetail',
    isFor: ({ features, companyId }) => Boolean(features['companyAccountManagement'] && companyId),
  },
  {
    to: '/private/company/admin',
    icon: Settings2,
    label: 'app.menu.companyAdmin',
    detail: 'app.menu.companyAdminDetail',
    isFor: ({ features, companyId, roles }) =>
      Boolean(features['companyAccountManagement'] && companyId && roles.includes('Company.Admin')),
  },
  {
    to: '/private/licenses',
    icon: BadgeCheck,
    label: 'app.menu.licences',
    detail: 'app.menu.licencesDetail',
    isFor: ({ features }) => Boolean(features['licenceManagement']),
  },
  {
    to: '/private/administration',
    icon: ShieldCheck,
    label: 'app.menu.administration',
    detail: 'app.menu.administrationDetail',
    isFor: ({ roles }) => roles.includes('System.Admin'),
  },
]

/** Where a task is created. */
export const taskPage = '/private/task'

/** Whether somebody creates tasks, licence or not. */
export const createsTasks = ({ features, accountType, roles }: Identity) =>
  Boolean(features['taskPage']) && accountType === 'company' && (roles.includes('Company.Leader') || roles.includes('Company.Professional'))
