import { object } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { ReasonDialog } from '#client/ui/ReasonDialog.tsx'
import { text } from '#schema/fields.ts'
import type { Lacking } from './lacking.ts'

/** Here it is needed. */
const rules = object({ despite: text(1000) })

interface DespiteDialogProps {
  lacking: Lacking
  onSay: (despite: string) => Promise<unknown>
  onClose: () => void
}

/** The point has an open deviation or lacks its picture: whoever says that it is in order all the same says why. */
export const DespiteDialog = ({ lacking, onSay, onClose }: DespiteDialogProps) => (
  <ReasonDialog
    title={<Text id={`projects.despite.title.${lacking}`} />}
    text={<Text id="projects.despite.text" />}
    rules={rules}
    name="despite"
    label="projects.despite.label"
    help="projects.despite.help"
    missing="projects.despite.missing"
    submit={<Text id="projects.despite.do" />}
    onSay={onSay}
    onClose={onClose}
  />
)
