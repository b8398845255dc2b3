import { House, type LucideIcon } from 'lucide-react'
import type { MessageKey } from '#client/messages/messages.ts'

export interface MenuEntry {
  to: string
  icon: LucideIcon
  label: MessageKey
  detail: MessageKey
}

/** The main menu, on wide and small screens alike. A domain's entry stands here once its screens do. */
export const menu: readonly MenuEntry[] = [
  { to: '/private/estates', icon: House, label: 'app.menu.estates', detail: 'app.menu.estatesDetail' },
]
