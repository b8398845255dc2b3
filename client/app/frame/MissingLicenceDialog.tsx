import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { useLicencesPath } from '#client/access/ToLicences.tsx'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'

/** What is lacking to create a task, and the way to it where there is one. */
export function MissingLicenceDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const to = useLicencesPath()
  const canBeOrdered = useIdentity()?.features['licenceManagement']
  return (
    <AskDialog
      title={<Text id="estateList.missingLicenseForTask" />}
      text={<Text id={canBeOrdered ? 'app.menu.taskPlan' : 'app.menu.taskPlanOff'} />}
      onClose={onClose}
    >
      <Button onClick={onClose}>
        <Text id={canBeOrdered ? 'common.cancel' : 'common.close'} />
      </Button>
      {canBeOrdered && (
        <Button
          variant="solid"
          onClick={() => {
            onClose()
            void navigate(to)
          }}
        >
          <Text id="common.goToLicences" />
        </Button>
      )}
    </AskDialog>
  )
}
