import { Building2, CalendarClock, HardDrive, type LucideIcon, MailQuestion, MailX, RotateCw, Send } from 'lucide-react'
import type { AdministrationQuery } from '#client/generated/graphql.ts'
import type { KeysUnder } from '#client/messages/messages.ts'

export type Figures = AdministrationQuery['administration']

interface Matter {
  name: Extract<KeysUnder<'administration.front'>, `${string}.title`> extends `${infer Name}.title` ? Name : never
  icon: LucideIcon
  palette: 'critical' | 'neutral'
  to: string
  count: (figures: Figures) => number
  /** The part of the product that it is about. */
  needs?: string
}

/** A few mails always wait for a moment. */
const aFew = 10

/** What needs a hand, the most pressing first. */
export const matters: readonly Matter[] = [
  {
    name: 'jobs',
    icon: RotateCw,
    palette: 'critical',
    to: '/private/administration/jobs',
    count: ({ failingJobCount }) => failingJobCount,
  },
  {
    name: 'failedMails',
    icon: MailX,
    palette: 'critical',
    to: '/private/administration/mails',
    count: ({ failedMailCount }) => failedMailCount,
  },
  {
    name: 'waitingMails',
    icon: Send,
    palette: 'neutral',
    to: '/private/administration/mails',
    count: ({ waitingMailCount }) => (waitingMailCount > aFew ? waitingMailCount : 0),
  },
  {
    name: 'storage',
    icon: HardDrive,
    palette: 'critical',
    to: '/private/administration/storage',
    count: ({ fullHolderCount }) => fullHolderCount,
  },
  { name: 'claims', icon: MailQuestion, palette: 'neutral', to: '/private/claims', count: ({ waitingClaimCount }) => waitingClaimCount },
  {
    name: 'companies',
    icon: Building2,
    palette: 'neutral',
    to: '/private/administration/companies',
    count: ({ waitingCompanyCount }) => waitingCompanyCount,
    needs: 'companyAccountManagement',
  },
  {
    name: 'licences',
    icon: CalendarClock,
    palette: 'neutral',
    to: '/private/administration/licences',
    count: ({ endingLicenceCount }) => endingLicenceCount,
    needs: 'licenceManagement',
  },
]
