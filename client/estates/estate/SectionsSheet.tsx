import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import type { EstateSectionName } from './sections.ts'

interface SectionsSheetProps {
  current: EstateSectionName
  estate: EstateFrameFragment | undefined
  onClose: () => void
}

/** All sections of an estate in their groups. */
export function SectionsSheet({ current, estate, onClose }: SectionsSheetProps) {
  const text = useText()
  return (
    <FormDialog title={estate?.addressLine1 ?? text('estates.sections')} onClose={onClose}>
      <SectionMenu current={current} estate={estate} onChosen={onClose} />
    </FormDialog>
  )
}
