import { chakra } from '@chakra-ui/react'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Measure } from '#client/ui/Page.tsx'

function listen(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** One quiet line while there is no network. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div aria-live="polite">
      {!isOnline && (
        <chakra.div bg="caution.subtle" color="caution.fg" borderBottomWidth="1px">
          <Measure display="flex" alignItems="center" gap="3" py="10px" textStyle="meta">
            <CloudOff size={20} aria-hidden />
            <span>
              <Text id="app.offline" />
            </span>
          </Measure>
        </chakra.div>
      )}
    </div>
  )
}
