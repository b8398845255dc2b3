import { Button, chakra } from '@chakra-ui/react'
import { ArchiveRestore } from 'lucide-react'
import { useRef, useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import type { Interior } from './useInterior.ts'
import { useRemovedCount } from './useRemoved.ts'

const RemovedDialog = fetched(async () => (await import('./RemovedDialog.tsx')).RemovedDialog, null)

/** The way to what was deleted lately; where nothing was, nothing shows. */
export function RecentlyRemoved({ interior }: { interior: Interior }) {
  const count = useRemovedCount()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none">
      {count > 0 && (
        <Button variant="ghost" color="muted" marginStart="-3" marginTop="4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <ArchiveRestore aria-hidden />
          <Text id="estates.interior.removed.open" values={{ count }} />
        </Button>
      )}
      {isOpen && (
        <RemovedDialog
          interior={interior}
          // The button goes with the last that was had back.
          focusAfterLast={() => place.current}
          onClose={() => setOpen(false)}
        />
      )}
    </chakra.div>
  )
}
