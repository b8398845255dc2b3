import { useIntl } from 'react-intl'

/** What a kind of mail is about. One that nobody has found words for stays as the product calls it. */
export function useMailKind() {
  const intl = useIntl()
  return (kind: string) => {
    const key = `administration.mailKind.${kind}`
    return intl.messages[key] ? intl.formatMessage({ id: key }) : kind
  }
}
