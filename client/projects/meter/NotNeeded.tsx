import { object } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { ReasonDialog } from '#client/ui/ReasonDialog.tsx'
import { text } from '#schema/fields.ts'
import { type Owed, useMeterMoves } from './useMeter.ts'

const rules = object({ reason: text(500) })

/** Who reads the list later reads why as well. */
export function NotNeeded({ projectId, paper, onClose }: { projectId: string; paper: Owed; onClose: () => void }) {
  const { decide } = useMeterMoves(projectId)
  return (
    <ReasonDialog
      title={<Text id="projects.meter.notNeededTitle" values={{ paper: paper.name }} />}
      rules={rules}
      name="reason"
      label="projects.meter.reason"
      missing="projects.meter.writeWhy"
      submit={<Text id="projects.meter.notNeeded" />}
      onSay={async (reason) => {
        await decide(paper, 'notNeeded', reason)
        notify.success('projects.meter.decided')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
