import type { ReactNode } from 'react'
import type { OfficeName } from '#client/access/office/offices.ts'
import { OfficeScreen } from '#client/access/office/OfficeScreen.tsx'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { type Answer, Answered } from '#client/records/Answered.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'

interface OfficePageProps<T> {
  /** What it is about. */
  of: OfficeName & KeysUnder<'administration.page'>
  /** What came of the screen's own question. */
  own: Answer<T>
  /** The screen above it; the first one has none. */
  back?: string
  /** What it is called where that is not its part: a person. */
  title?: string
  /** Stays while something else is asked for: a search, a filter. */
  above?: ReactNode
  /** In place of what is not there. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

export const overview = '/private/administration'

/** A screen for those who look after the whole system. */
export function OfficePage<T>({ of, own, back = overview, title, above, missing, children }: OfficePageProps<T>) {
  const text = useText()
  return (
    <OfficeScreen
      at={of}
      title={title ?? text(`administration.page.${of}`)}
      lead={!title && <Text id={`administration.lead.${of}`} />}
      back={back}
      denied={{ title: 'administration.denied', text: 'administration.deniedText' }}
    >
      {above}
      <Answered answer={own} skeleton={<RecordsSkeleton />} missing={missing}>
        {children}
      </Answered>
    </OfficeScreen>
  )
}
