import { Button } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Wheel } from '#client/maintenance/yearWheel/useYearWheel.ts'
import { Text } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'

const CalendarDialog = fetched(async () => (await import('./CalendarDialog.tsx')).CalendarDialog)

/** The way from the year wheel into one's own calendar. */
export function SubscribeButton({ responsibles }: Pick<Wheel, 'responsibles'>) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden />
        <Text id="maintenance.calendar.open" />
      </Button>
      {isOpen && <CalendarDialog responsibles={responsibles} onClose={close} />}
    </>
  )
}
