import { Button } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'

/** In place of a screen that broke, or whose code could not be fetched. */
export function CrashPage() {
  const text = useText()
  return (
    <Page title={text('app.crash.title')} lead={<Text id="app.crash.text" />} narrow>
      <div>
        <Button variant="solid" onClick={() => location.reload()}>
          <RefreshCw aria-hidden />
          <Text id="app.crash.reload" />
        </Button>
      </div>
    </Page>
  )
}
