import { Button, chakra, Flex, Spinner } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Input } from '#client/ui/form/controls.ts'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { PasswordInput } from '#client/ui/form/PasswordInput.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useAct } from '#client/ui/useAct.ts'

export interface Credentials {
  email: string
  password: string
}

interface LoginFormProps {
  onSubmit: (credentials: Credentials) => Promise<void>
  failure: MessageKey | undefined
  /** What was refused is no longer what stands there. */
  onTyped: () => void
}

const missing = { email: 'accounts.login.writeEmail', password: 'accounts.login.writePassword' } as const

/** A plain form: the first page that anybody opens carries neither form library nor rules. */
export function LoginForm({ onSubmit, failure, onTyped }: LoginFormProps) {
  const text = useText()
  const [empty, setEmpty] = useState<(keyof Credentials)[]>([])
  const [isSending, act] = useAct()
  const form = useRef<HTMLFormElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Credentials
    const credentials = { email: email.trim(), password }
    const blank = (['email', 'password'] as const).filter((field) => !credentials[field])
    setEmpty(blank)
    if (blank[0]) return form.current?.querySelector<HTMLInputElement>(`[name=${blank[0]}]`)?.focus()
    act(() => onSubmit(credentials))
  }

  const check = (field: keyof Credentials) => ({
    name: field,
    onInput() {
      setEmpty((fields) => fields.filter((other) => other !== field))
      onTyped()
    },
  })
  const faultOf = (field: keyof Credentials) => (empty.includes(field) ? text(missing[field]) : undefined)
  return (
    <chakra.form ref={form} noValidate display="grid" gap="6" onSubmit={submit}>
      {failure && (
        <Flex role="alert" gap="3" px="4" py="14px" borderRadius="card" bg="critical.subtle" color="critical.fg">
          <CircleAlert size={20} aria-hidden />
          <Text id={failure} />
        </Flex>
      )}
      <FieldFrame id="email" label="accounts.login.email" faultText={faultOf('email')}>
        {(control) => (
          <Input {...control} {...check('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        )}
      </FieldFrame>
      <FieldFrame id="password" label="accounts.login.password" faultText={faultOf('password')} aside={<Forgot />}>
        {(control) => <PasswordInput {...control} {...check('password')} autoComplete="current-password" />}
      </FieldFrame>
      <Button type="submit" variant="solid" minHeight="48px" aria-busy={isSending}>
        {isSending && <Spinner aria-hidden />}
        <Text id="accounts.login.submit" />
      </Button>
    </chakra.form>
  )
}

const Forgot = () => (
  <TextLink to="/reset-password">
    <Text id="accounts.login.forgot" />
  </TextLink>
)
