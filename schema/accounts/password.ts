import { string, type StringSchema } from 'yup'
import { secret } from '#schema/fields.ts'

export const passwordLength = { min: 8, max: 128 }

/** What a new password must hold, each with its own message. Letters are those of any alphabet, æøå among them. */
export const passwordRules = {
  passwordDigit: /\d/,
  passwordLowercase: /\p{Ll}/u,
  passwordUppercase: /\p{Lu}/u,
  passwordSpecial: /[^\p{L}\p{N}\s]/u,
} as const

const withRules = (field: StringSchema) =>
  Object.entries(passwordRules).reduce(
    (rule, [message, pattern]) => rule.matches(pattern, { message, name: message, excludeEmptyString: true }),
    field
      .max(passwordLength.max, 'tooLong')
      .min(passwordLength.min, 'tooShort')
      .test('storable', 'notValid', (value) => !value || (value.isWellFormed() && !value.includes('\0'))),
  )

export const newPassword = () => withRules(secret(passwordLength.max)) as ReturnType<typeof secret>
/** What is left empty is created later, by the link in a mail. */
export const optionalNewPassword = () =>
  withRules(
    string()
      .typeError('notValid')
      .transform((_, sent: unknown) => (sent === '' ? undefined : sent)),
  ).nullable()
