import { Box, Button } from '@chakra-ui/react'
import { Languages, Moon } from 'lucide-react'
import { chooseLanguage, language } from '#client/messages/language.ts'
import { Text } from '#client/messages/Text.tsx'
import { chooseColourMode, nextColourMode, useColourMode } from '../colourMode.ts'

export const otherLanguage = language === 'nb' ? 'en' : 'nb'

/** Language and appearance for those who have no profile menu yet, and for everybody at the end of the page. */
export function FooterSettings() {
  const mode = useColourMode()
  return (
    <Box display="flex" flexWrap="wrap" gap="1" marginInlineStart="-12px">
      <Button size="sm" variant="ghost" lang={otherLanguage} onClick={() => chooseLanguage(otherLanguage)}>
        <Languages aria-hidden />
        <Text id={`app.language.${otherLanguage}`} />
      </Button>
      <Button size="sm" variant="ghost" onClick={() => chooseColourMode(nextColourMode(mode))}>
        <Moon aria-hidden />
        <Text id="app.colourMode.name" />: <Text id={`app.colourMode.${mode}`} />
      </Button>
    </Box>
  )
}
