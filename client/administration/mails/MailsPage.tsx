import { Mail } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import type { SentMailsQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { IconTile, ListRow } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { Filter } from '../Filter.tsx'
import { FoundList } from '../FoundList.tsx'
import { OfficePage } from '../OfficePage.tsx'
import { mailLooks } from './mailLooks.ts'
import { useMailKind } from './useMailKind.ts'

const choices = [
  { value: null, label: 'administration.all' },
  { value: 'WAITING', label: 'administration.mailState.WAITING' },
  { value: 'SENT', label: 'administration.mailState.SENT' },
  { value: 'FAILED', label: 'administration.mailState.FAILED' },
] as const

/** To whom, about what and how far; never what a mail says. */
export function MailsPage(own: Own<SentMailsQuery['sentMails']>) {
  const text = useText()
  const { search, state } = own.variables
  const above = (
    <>
      <ScreenSearch label={text('administration.mails.search')} maxLength={200} />
      <Filter name="state" choices={choices} chosen={state} />
    </>
  )
  return (
    <OfficePage of="mails" own={own} above={above}>
      {() => (
        <FoundList name={text('administration.page.mails')} icon={Mail} isWhole={!search && !state} own={own}>
          {(mail) => <MailRow key={mail.id} mail={mail} />}
        </FoundList>
      )}
    </OfficePage>
  )
}

type SentMail = SentMailsQuery['sentMails']['edges'][number]['node']

function MailRow({ mail: { toEmail, kind, state, attempts, failure, createdAt, sentAt } }: { mail: SentMail }) {
  const text = useText()
  const kindOf = useMailKind()
  const words = [
    toEmail,
    text('administration.mails.written', { at: writtenMoment(createdAt) }),
    sentAt && text('administration.mails.sent', { at: writtenMoment(sentAt) }),
    attempts > 1 && text('administration.mails.attempts', { count: attempts }),
    failure && state !== 'SENT' && text('administration.mails.failure', { code: failure }),
  ]
  return (
    <ListRow
      stacks
      media={<IconTile icon={Mail} />}
      title={kindOf(kind)}
      meta={words.filter(Boolean).join(' · ')}
      value={<State {...mailLooks[state]}>{text(`administration.mailState.${state}`)}</State>}
    />
  )
}
