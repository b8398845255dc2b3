import { Button } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { refuseInstalling } from './installing.ts'
import { stopTelling } from './tellingHow.ts'

/** How it is done where no page can: by the browser's own menu. */
export const InstallDialog = () => (
  <AskDialog title={<Text id="app.install.title" />} text={<Text id="app.install.text" />} onClose={stopTelling}>
    <Button
      onClick={() => {
        refuseInstalling()
        stopTelling()
      }}
    >
      <Text id="app.install.never" />
    </Button>
    <Button variant="solid" onClick={stopTelling}>
      <Text id="common.close" />
    </Button>
  </AskDialog>
)
