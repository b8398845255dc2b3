import { Archive } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'

/** What belongs here, and the way to begin for those who may. */
export const NoReports = ({ action }: { action: ReactNode }) => (
  <EmptyState icon={Archive} title={<Text id="estates.reportArchive.empty.title" />} action={action}>
    <Text id="estates.reportArchive.empty.text" />
  </EmptyState>
)
