import { Button } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Wheel } from '#client/maintenance/yearWheel/useYearWheel.ts'
import { Text } from '#client/messages/Text.tsx'
import { CalendarDialog } from './CalendarDialog.tsx'

/** The way from the year wheel into one's own calendar. */
export function SubscribeButton({ responsibles }: Pick<Wheel, 'responsibles'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden />
        <Text id="maintenance.calendar.open" />
      </Button>
      {isOpen && <CalendarDialog responsibles={responsibles} onClose={() => setOpen(false)} />}
    </>
  )
}
