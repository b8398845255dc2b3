import type { ReactNode } from 'react'
import { ForSystemAdmin } from '#client/access/ForSystemAdmin.tsx'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'

interface OfficePageProps {
  /** What it is about. */
  of: KeysUnder<'administration.page'>
  /** The screen above it; the first one has none. */
  back?: string
  children: ReactNode
}

export const overview = '/private/administration'

/** A screen for those who look after the whole system. */
export function OfficePage({ of, back = overview, children }: OfficePageProps) {
  const text = useText()
  return (
    <Page title={text(`administration.page.${of}`)} lead={<Text id={`administration.lead.${of}`} />} back={back}>
      <ForSystemAdmin denied={{ title: 'administration.denied', text: 'administration.deniedText' }}>{children}</ForSystemAdmin>
    </Page>
  )
}
