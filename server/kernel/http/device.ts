import Bowser from 'bowser'

/** Longer ones are nobody's browser. */
const longest = 512

/** `Firefox, Windows`; nothing where it says neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > longest) return null
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100) || null
}
