import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Failure } from '#client/access/failure.ts'
import { redirectTarget, withRedirect } from '#client/access/redirect.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useMailedLink } from '#client/access/useMailedLink.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { Form } from '#client/ui/form/Form.tsx'
import { PasswordField } from '#client/ui/form/PasswordField.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { createPasswordInput } from '#schema/accounts/passwordToken.input.ts'
import { PasswordRules } from '../changePassword/PasswordRules.tsx'
import { StartAnew } from '../email/StartAnew.tsx'
import { createPassword, validateToken } from '../entry.ts'
import { EntryPage } from '../EntryPage.tsx'
import { ExpiredMailLink } from '../ExpiredMailLink.tsx'
import { useLogin } from '../login/useLogin.ts'

const rules = createPasswordInput.pick(['password'])
const faults = { required: 'accounts.changePassword.writeNew' } as const

export function CreatePasswordPage() {
  const text = useText()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const { mailed, retry, expire } = useMailedLink(token, validateToken)
  const [search] = useSearchParams()
  const { signIn, failure } = useLogin()
  // Whoever is led somewhere comes there at once.
  const leadsOn = search.has('redirect')

  async function submit(email: string, password: string) {
    try {
      await createPassword({ token, password })
      if (!leadsOn) notify.success('accounts.createPassword.done')
    } catch (error) {
      if (error instanceof Failure && error.status === 410) return expire()
      tellFailure(error)
      throw error
    }
    // Once the form has been emptied: it asks before one leaves it with something typed.
    setTimeout(() => void (leadsOn ? signIn({ email, password }) : navigate('/login', { replace: true })))
  }

  if (failure) return <Navigate to={withRedirect('/login', redirectTarget(search))} replace />
  if (mailed.state === 'expired')
    return <ExpiredMailLink lead="errors.codes.passwordResetLinkExpired" label="accounts.createPassword.newLink" to="/reset-password" />
  const link = mailed.state === 'good' ? mailed.link : undefined
  const title = text(link?.purpose === 'create' ? 'accounts.createPassword.titleCreate' : 'accounts.createPassword.titleReset')
  return (
    <EntryPage
      title={title}
      lead={
        link ? (
          <Text id="accounts.createPassword.lead" values={{ email: <b>{link.email}</b> }} />
        ) : (
          <Skeleton as="span" display="inline-block" height="1em" width="220px" />
        )
      }
      picture={cabin}
    >
      {mailed.state === 'failed' && <ErrorState onRetry={retry} />}
      {mailed.state === 'asking' && <Skeleton height="300px" />}
      {link && (
        <Form initialValues={{ password: '' }} rules={rules} onSubmit={({ password }) => submit(link.email, password)} afterwards="clear">
          <input type="email" autoComplete="username" value={link.email} readOnly hidden />
          <PasswordField name="password" label="accounts.createPassword.password" autoComplete="new-password" faults={faults} />
          <PasswordRules field="password" />
          <SubmitButton minHeight="48px">
            <Text id="accounts.createPassword.submit" />
          </SubmitButton>
        </Form>
      )}
      {link?.unproven && <StartAnew key={token} token={token} name={link.unproven.name} expire={expire} />}
    </EntryPage>
  )
}
