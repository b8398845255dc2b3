import { useText } from '#client/messages/Text.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'
import type { OfficeName } from './offices.ts'

/** All parts of the administration, on a phone. */
export const OfficeSheet = ({ current, onClose }: { current: OfficeName; onClose: () => void }) => (
  <FormDialog title={useText()('administration.office.menu')} onClose={onClose}>
    <OfficeMenu current={current} onChosen={onClose} />
  </FormDialog>
)
