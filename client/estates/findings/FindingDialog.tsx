import { useState } from 'react'
import { TaskDialog } from '#client/maintenance/adding/TaskDialog.tsx'
import { Text } from '#client/messages/Text.tsx'
import { AreaField } from './AreaField.tsx'
import type { Finding } from './finding.ts'
import { rulesOf, startOf } from './findingForm.ts'
import { useMakeTask } from './useMakeTask.ts'

/** A finding as a task, filled in as far as it is known. */
export function FindingDialog({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const make = useMakeTask()
  const [opened] = useState(() => ({ values: startOf(finding), rules: rulesOf(finding) }))
  return (
    <TaskDialog
      title="estates.finding.title"
      text={<Text id="estates.finding.text" />}
      initialValues={opened.values}
      rules={opened.rules}
      place={!finding.isArea && <AreaField finding={finding} />}
      submit="estates.finding.make"
      onSubmit={async (values) => {
        await make(finding, values)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
