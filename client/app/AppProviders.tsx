import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { Language, LoadedMessages } from '#client/messages/messages.ts'
import { nonce } from './nonce.ts'
import { system } from './theme/system.ts'

const styles = createCache({ key: 'g', nonce: nonce() })
/** Numbers, dates and money are written the Norwegian way in both languages. */
const formatting = 'nb-NO'

export function AppProviders({ language, messages, children }: { language: Language; messages: LoadedMessages; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <IntlProvider locale={language === 'nb' ? formatting : 'en'} defaultLocale={formatting} messages={messages}>
          {children}
        </IntlProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
