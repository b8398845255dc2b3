import { Button } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { WithSideList } from '#client/ui/WithSideList.tsx'
import { ForSystemAdmin } from '../ForSystemAdmin.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'
import { type OfficeName, offices } from './offices.ts'

const Sheet = fetched(async () => (await import('./OfficeSheet.tsx')).OfficeSheet, null)

interface OfficeScreenProps {
  /** Which of the parts it is, or is below. */
  at: OfficeName
  title: string
  lead?: ReactNode
  /** The screen above it. */
  back: string
  /** What the others are told. */
  denied: { title: MessageKey; text: MessageKey }
  children: ReactNode
}

/** A screen for those who look after the whole system, with the way to all others. */
export const OfficeScreen = ({ at, title, lead, back, denied, children }: OfficeScreenProps) => (
  <Page title={title} lead={lead} back={back}>
    <ForSystemAdmin denied={denied}>
      <PhoneMenu current={at} />
      <WithSideList>
        <OfficeMenu current={at} />
        <Stack gap="6">{children}</Stack>
      </WithSideList>
    </ForSystemAdmin>
  </Page>
)

/** On a phone: where one is; pressed, a sheet with all parts. */
function PhoneMenu({ current }: { current: OfficeName }) {
  const [isOpen, setOpen] = useState(false)
  const text = useText()
  const name = text(`administration.office.part.${current}`)
  const Icon = offices.find((office) => office.name === current)!.icon
  return (
    <>
      <Button
        display={{ base: 'flex', md: 'none' }}
        width="full"
        justifyContent="flex-start"
        css={{ '& svg:last-of-type': { marginInlineStart: 'auto' } }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={text('administration.office.choose', { name })}
        onPointerEnter={Sheet.beforehand}
        onFocus={Sheet.beforehand}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden />
        <Text id={`administration.office.part.${current}`} />
        <ChevronDown aria-hidden />
      </Button>
      {isOpen && <Sheet current={current} onClose={() => setOpen(false)} />}
    </>
  )
}
