import { secret } from '#schema/fields.ts'

export const passwordLength = { min: 8, max: 128 }

/** What a new password must hold, each with its own message. Letters are those of any alphabet, æøå among them. */
export const passwordRules = {
  passwordDigit: /\d/,
  passwordLowercase: /\p{Ll}/u,
  passwordUppercase: /\p{Lu}/u,
  passwordSpecial: /[^\p{L}\p{N}\s]/u,
} as const

export const newPassword = () =>
  Object.entries(passwordRules).reduce(
    (rule, [message, pattern]) => rule.matches(pattern, { message, name: message }),
    secret(passwordLength.max)
      .min(passwordLength.min, 'tooShort')
      .test('storable', 'notValid', (value) => value.isWellFormed() && !value.includes('\0')),
  )
