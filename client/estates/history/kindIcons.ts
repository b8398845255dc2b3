import { CalendarCheck, HardHat, House, Link2, type LucideIcon } from 'lucide-react'
import { estateSections } from '#client/estates/estate/sections.ts'
import type { HistoryKind } from '#schema/history/historyKinds.ts'

const { interior, exterior, technicalInformation, renovations, value, moisture, insurance, reportArchive, privateFolder, mailbox } =
  estateSections

export const kindIcons: Record<HistoryKind, LucideIcon> = {
  estate: House,
  interior: interior.icon,
  exterior: exterior.icon,
  technicalInformation: technicalInformation.icon,
  renovations: renovations.icon,
  value: value.icon,
  moisture: moisture.icon,
  insurance: insurance.icon,
  reportArchive: reportArchive.icon,
  privateFolder: privateFolder.icon,
  mailbox: mailbox.icon,
  maintenance: CalendarCheck,
  projects: HardHat,
  sharing: Link2,
}
