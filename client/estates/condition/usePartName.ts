import type { MessageKey } from '#client/messages/messages.ts'
import { useKnownKey, useText } from '#client/messages/Text.tsx'

/** `26 Tak – tilbygg` */
export function usePartName() {
  const text = useText()
  const isKnown = useKnownKey()
  return ({ code, name }: { code: string; name?: string | null }) => {
    const key: string = `estates.buildingPart.${code}`
    const said = isKnown(key) ? text(key satisfies MessageKey) : code
    return name ? `${said} – ${name}` : said
  }
}
