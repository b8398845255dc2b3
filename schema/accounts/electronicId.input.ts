import { object } from 'yup'
import { choice, recordId, text } from '#schema/fields.ts'

/** What somebody goes to a provider for: to sign in, to be able to sign in by it later, or to prove their identity number. */
export const purposes = ['signIn', 'link', 'prove'] as const
export type Purpose = (typeof purposes)[number]

export const signInLinkInput = object({ id: recordId() })

/** `browser` is what only that browser has. */
export const startRoundInput = object({ provider: text(40), purpose: choice(purposes), returnTo: text(2000), browser: text(43) })
