import { Button } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'

/** In place of a screen that broke, or whose code could not be fetched. Without a network that is no fault of ours. */
export function CrashPage() {
  const text = useText()
  const said = navigator.onLine ? 'app.crash' : 'common.failed'
  return (
    <Page title={text(`${said}.title`)} lead={<Text id={`${said}.text`} />} narrow>
      <div>
        <Button variant="solid" onClick={() => location.reload()}>
          <RefreshCw aria-hidden />
          <Text id="app.crash.reload" />
        </Button>
      </div>
    </Page>
  )
}
