import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something to do, or somewhere to go. */
export type RowAction = { name: string; icon: LucideIcon; text: ReactNode } & ({ onSelect: () => void } | { to: string })
