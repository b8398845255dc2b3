import { Hammer, HardHat, type LucideIcon, Users } from 'lucide-react'
import type { RenovationKind } from '#schema/estates/renovations.words.ts'

export const kindIcons: Record<RenovationKind, LucideIcon> = { professional: HardHat, selfEffort: Hammer, selfEffortProfessional: Users }
