import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageKey } from './messages.ts'

export type MessageValues = Record<string, string | number | boolean | Date | null | undefined>
type RichValues = Record<string, ReactNode | Date | ((parts: ReactNode[]) => ReactNode)>

/** A text of the message files, as an element. `values` may hold elements and functions for tags. */
export function Text({ id, values }: { id: MessageKey; values?: RichValues }) {
  return <FormattedMessage id={id} values={values} />
}

export type TextOf = (id: MessageKey, values?: MessageValues) => string

/** The same as a string, for labels, titles and notifications. */
export function useText(): TextOf {
  const { formatMessage } = useIntl()
  return (id, values) => formatMessage({ id }, values)
}

/** True for a key made at run time that the message files hold, as the codes and field faults of an answer. */
export function useKnownKey() {
  const { messages } = useIntl()
  return (id: string): id is MessageKey => id in messages
}
