import { Box, chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { Check, Circle } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { passwordLength, passwordRules } from '#schema/accounts/password.ts'

const rules = [
  { key: 'tooShort', isMet: (password: string) => password.length >= passwordLength.min },
  ...(Object.keys(passwordRules) as (keyof typeof passwordRules)[]).map((key) => ({
    key,
    isMet: (password: string) => passwordRules[key].test(password),
  })),
] as const

/** What a new password must hold, ticked off while it is typed. */
export function PasswordRules({ field }: { field: string }) {
  const [{ value }] = useField<string>(field)
  return (
    <Box textStyle="meta">
      <chakra.h2 id="password-rules" color="muted" marginBottom="2">
        <Text id="accounts.changePassword.rules" />
      </chakra.h2>
      <chakra.ul listStyle="none" display="grid" gap="1" aria-labelledby="password-rules">
        {rules.map(({ key, isMet }) => {
          const met = isMet(value)
          return (
            <chakra.li key={key} display="flex" gap="2" alignItems="center" color={met ? 'positive' : 'muted'}>
              {met ? <Check size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
              <span>
                <Text id={`accounts.changePassword.${key}`} values={passwordLength} />
                <chakra.span srOnly>
                  {', '}
                  <Text id={met ? 'accounts.changePassword.met' : 'accounts.changePassword.notMet'} />
                </chakra.span>
              </span>
            </chakra.li>
          )
        })}
        <chakra.li display="flex" gap="2" alignItems="center" color="muted">
          <chakra.span flexShrink="0">
            <Circle size={16} aria-hidden />
          </chakra.span>
          <Text id="accounts.changePassword.passwordCommon" />
        </chakra.li>
      </chakra.ul>
    </Box>
  )
}
