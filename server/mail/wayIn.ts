import type { Language } from '#server/kernel/texts.ts'

/** With a token for who has no password yet, with a proof for who has not shown that the address is theirs. */
export interface WayIn {
  token?: string
  proof?: string
}

interface Words {
  token: string
  proof: string
  /** What to do for who has both. */
  none: string
}
const labels: Record<Language, Words> = {
  nb: { token: 'Lag passord', proof: 'Bekreft adressen', none: 'Logg inn' },
  en: { token: 'Create a password', proof: 'Confirm the address', none: 'Sign in' },
}
const sentences: Record<Language, Omit<Words, 'none'>> = {
  nb: {
    token: 'Lag et passord, så kan du logge inn. Lenken virker én gang, i sju dager.',
    proof: 'Bekreft først at adressen er din. Lenken virker i sju dager.',
  },
  en: {
    token: 'Create a password and you can sign in. The link works once, for seven days.',
    proof: 'First confirm that the address is yours. The link works for seven days.',
  },
}

const kindOf = ({ token, proof }: WayIn) => (token ? 'token' : proof ? 'proof' : undefined)

/** The last sentence before the button; `otherwise` for who only has to sign in. */
export function sentenceOf(language: Language, way: WayIn, otherwise: string): string {
  const kind = kindOf(way)
  return kind ? sentences[language][kind] : otherwise
}

const linkOf = ({ token, proof }: WayIn) => (token ? `/create-password/${token}` : proof && `/confirm-email/${proof}`)

export const buttonOf = (language: Language, way: WayIn, otherwise = '/login') => ({
  label: labels[language][kindOf(way) ?? 'none'],
  path: linkOf(way) ?? otherwise,
})
/** The same that leads there in the end, whatever has to be done first. */
export function buttonTo(language: Language, way: WayIn, path: string) {
  const { label } = buttonOf(language, way)
  const link = linkOf(way)
  return { label, path: link ? `${link}?${new URLSearchParams({ redirect: path }).toString()}` : path }
}
