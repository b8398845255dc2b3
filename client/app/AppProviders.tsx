import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useMemo } from 'react'
import { RawIntlProvider } from 'react-intl'
import { useArrivedTexts } from '#client/messages/arriving.ts'
import { intlOf } from '#client/messages/intl.ts'
import type { Language, LoadedMessages } from '#client/messages/messages.ts'
import { system } from './theme/system.ts'

/** What the page's content policy lets our styles through by. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const styles = createCache({ key: 'g', nonce })

interface AppProvidersProps {
  language: Language
  /** What is there from the start; the domains' own arrive with their screens. */
  messages: LoadedMessages
  children: ReactNode
}

export function AppProviders({ language, messages, children }: AppProvidersProps) {
  const arrived = useArrivedTexts()
  const intl = useMemo(() => intlOf(language, { ...arrived, ...messages } as LoadedMessages), [language, arrived, messages])
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system()}>
        <RawIntlProvider value={intl}>{children}</RawIntlProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
