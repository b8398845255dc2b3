import type { ReactNode } from 'react'
import type { OfficeName } from '#client/access/office/offices.ts'
import { OfficeScreen } from '#client/access/office/OfficeScreen.tsx'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'

interface OfficePageProps {
  /** What it is about. */
  of: OfficeName & KeysUnder<'administration.page'>
  /** The screen above it; the first one has none. */
  back?: string
  /** What it is called where that is not its part: a person. */
  title?: string
  children: ReactNode
}

export const overview = '/private/administration'

/** A screen for those who look after the whole system. */
export function OfficePage({ of, back = overview, title, children }: OfficePageProps) {
  const text = useText()
  return (
    <OfficeScreen
      at={of}
      title={title ?? text(`administration.page.${of}`)}
      lead={!title && <Text id={`administration.lead.${of}`} />}
      back={back}
      denied={{ title: 'administration.denied', text: 'administration.deniedText' }}
    >
      {children}
    </OfficeScreen>
  )
}
