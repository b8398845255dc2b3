import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl'
import { createElement, Fragment, isValidElement, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import type { Language, LoadedMessages } from './messages.ts'

const formatters = createFormatters(createIntlCache())

/** Elements among the words get the keys that React asks for; their order never changes. */
const keyedPart = (part: ReactNode, key: number) => (isValidElement(part) ? createElement(Fragment, { key }, part) : part)

const withKeyedParts = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (parts: ReactNode[]) => (value as (parts: ReactNode[]) => ReactNode)(parts.map(keyedPart)) : value,
    ]),
  )

/**
 * What `IntlProvider` would make, with messages alone. Days, money and numbers are written the Norwegian way in both
 * languages, by `ui/writing.ts`; the formatters for them and a dozen more stay out of the first load.
 */
export function intlOf(language: Language, messages: LoadedMessages) {
  const config = { ...DEFAULT_INTL_CONFIG, locale: language, defaultLocale: 'nb', messages }
  const format = formatMessage as unknown as (...args: unknown[]) => ReactNode
  const keyed = (descriptor: unknown, values: Record<string, unknown> | undefined, ...rest: unknown[]) => {
    const parts = format(config, formatters, descriptor, values && withKeyedParts(values), ...rest)
    return Array.isArray(parts) ? parts.map(keyedPart) : parts
  }
  return { ...config, formatters, formatMessage: keyed } as unknown as IntlShape
}
