import { Button, chakra } from '@chakra-ui/react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Failure } from '#client/access/failure.ts'
import { isSignedIn } from '#client/access/identity.ts'
import { redirectTarget, withRedirect } from '#client/access/redirect.ts'
import { loadIdentity, logout } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useMailedLink } from '#client/access/useMailedLink.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { notify } from '#client/ui/notify.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { confirmEmail, type EmailLink, readEmailLink } from '../entry.ts'
import { EntryPage } from '../EntryPage.tsx'
import { ExpiredMailLink } from '../ExpiredMailLink.tsx'
import { StartAnew } from './StartAnew.tsx'

/** Where the link in a mail leads: whoever's account it is confirms that the address is theirs. */
export function ConfirmEmailPage() {
  const text = useText()
  const { token = '' } = useParams()
  const { mailed, retry, expire } = useMailedLink(token, readEmailLink)
  if (mailed.state === 'expired')
    return <ExpiredMailLink lead="accounts.email.expiredText" label="accounts.email.toStart" to="/private/estates" />
  return (
    <EntryPage title={text('accounts.email.confirmTitle')} lead={mailed.state === 'good' && <Lead link={mailed.link} />} picture={cabin}>
      {mailed.state === 'failed' && <ErrorState onRetry={retry} />}
      {mailed.state === 'asking' && <Skeleton height="120px" />}
      {mailed.state === 'good' && <WhatToDo link={mailed.link} token={token} expire={expire} />}
    </EntryPage>
  )
}

const Lead = ({ link: { email, name } }: { link: EmailLink }) => (
  <Text id="accounts.email.confirmLead" values={{ email: <b>{email}</b>, name }} />
)

function WhatToDo({ link, token, expire }: { link: EmailLink; token: string; expire: () => void }) {
  const navigate = useNavigate()
  const [isSending, act] = useAct()
  const [search] = useSearchParams()
  const here = withRedirect('/login', `/confirm-email/${token}${search.size ? `?${search}` : ''}`)

  async function confirm() {
    try {
      await confirmEmail(token)
      await loadIdentity()
      notify.success('accounts.email.confirmed')
      await navigate(redirectTarget(search), { replace: true })
    } catch (error) {
      if (error instanceof Failure && error.status === 410) expire()
      else tellFailure(error)
    }
  }
  const change = () => logout().then(() => navigate(here), tellFailure)

  if (link.isOwn)
    return (
      <div>
        <Button variant="solid" onClick={() => act(confirm)} disabled={isSending}>
          <Text id="accounts.email.confirm" />
        </Button>
      </div>
    )
  return (
    <>
      <chakra.p>
        <Text id={isSignedIn() ? 'accounts.email.signedInAsOther' : 'accounts.email.signInFirst'} values={{ name: link.name }} />
      </chakra.p>
      <div>
        {isSignedIn() ? (
          <Button variant="solid" onClick={() => void change()}>
            <Text id="accounts.email.signInAs" values={{ name: link.name }} />
          </Button>
        ) : (
          <Button asChild variant="solid">
            <Link to={here}>
              <Text id="accounts.login.submit" />
            </Link>
          </Button>
        )}
      </div>
      <StartAnew token={token} name={link.name} expire={expire} />
    </>
  )
}
