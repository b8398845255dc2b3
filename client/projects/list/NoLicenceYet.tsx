import { BadgeCheck } from 'lucide-react'
import { ToLicences } from '#client/access/ToLicences.tsx'
import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'

/** Where there is nothing yet for want of a licence: what it opens, and the way to it. */
export const NoLicenceYet = () => (
  <EmptyState icon={BadgeCheck} title={<Text id="projects.needsLicence" />} action={<ToLicences />}>
    <Text id="projects.needsLicenceText" />
  </EmptyState>
)
