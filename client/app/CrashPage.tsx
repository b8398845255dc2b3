import { Button } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { keepGone } from '#client/ui/form/unsaved.ts'
import { missedCode } from '#client/ui/missedCode.ts'
import { Page } from '#client/ui/Page.tsx'

/**
 * In place of a screen that broke, or whose code could not be fetched. Without a network that is no fault of ours; where the
 * code is gone with an older build, the page is loaded anew. What was typed there comes back with the next load.
 */
export function CrashPage() {
  const text = useText()
  const isTold = useIsToBeTold()
  if (!isTold) return null
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

/** Each browser says it in words of its own, and all of them name the module. */
const isMissed = (error: unknown) => error instanceof TypeError && /\bmodule\b/i.test(error.message)

function useIsToBeTold() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const [isTold, setTold] = useState(!isMissed(error))
  useEffect(() => void keepGone(pathname + search), [pathname, search])
  useEffect(() => {
    if (isMissed(error)) void missedCode().then((what) => setTold(what !== 'renewing'))
  }, [error])
  return isTold
}
