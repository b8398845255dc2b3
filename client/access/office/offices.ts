import {
  Activity,
  BadgeCheck,
  HardDrive,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MailQuestion,
  RotateCw,
  ScrollText,
  ShieldCheck,
  UsersRound,
} from 'lucide-react'
import type { KeysUnder } from '#client/messages/messages.ts'

export type OfficeName = KeysUnder<'administration.office.part'>

interface Office {
  name: OfficeName
  to: string
  icon: LucideIcon
  /** The part of the product that it is about. */
  needs?: string
}

/** The screens of those who look after the whole system, in the order of the menu. */
export const offices: readonly Office[] = [
  { name: 'overview', to: '/private/administration', icon: LayoutDashboard },
  { name: 'operating', to: '/private/administration/operating', icon: Activity },
  { name: 'users', to: '/private/administration/users', icon: UsersRound },
  { name: 'companies', to: '/private/administration/companies', icon: ShieldCheck, needs: 'companyAccountManagement' },
  { name: 'claims', to: '/private/claims', icon: MailQuestion },
  { name: 'licences', to: '/private/administration/licences', icon: BadgeCheck, needs: 'licenceManagement' },
  { name: 'mails', to: '/private/administration/mails', icon: Mail },
  { name: 'jobs', to: '/private/administration/jobs', icon: RotateCw },
  { name: 'storage', to: '/private/administration/storage', icon: HardDrive },
  { name: 'audit', to: '/private/administration/audit', icon: ScrollText },
  { name: 'support', to: '/private/support', icon: LifeBuoy },
]
