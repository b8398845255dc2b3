import { Box, Heading, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import cabin from '#client/ui/art/cabin.svg'
import { hasDrafts } from '#client/ui/form/drafts.ts'
import { Note } from '#client/ui/Note.tsx'
import { DocumentTitle, Measure, Stack } from '#client/ui/Page.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { ProviderLinks } from '../electronicId/ProviderLinks.tsx'
import { toldOf } from '../electronicId/providerPath.ts'
import { LoginForm } from './LoginForm.tsx'
import { useLogin } from './useLogin.ts'

export function LoginPage() {
  const text = useText()
  const { signIn, failure, forget } = useLogin()
  const [search] = useSearchParams()
  const outcome = toldOf(search)
  const [isAwaited] = useState(hasDrafts)
  return (
    <Measure
      display="grid"
      gap={{ base: '8', md: '16' }}
      alignItems="center"
      gridTemplateColumns={{ md: '1fr 1.25fr' }}
      paddingTop={{ base: '6', md: '10' }}
      paddingBottom="16"
    >
      <DocumentTitle title={text('accounts.login.title')} />
      <Box width="full" maxWidth="420px" marginInline={{ base: 'auto', md: '0' }}>
        <Stack gap="6">
          <Stack gap="2">
            <Heading as="h1" textStyle="display" tabIndex={-1}>
              <Text id="accounts.login.title" />
            </Heading>
            <chakra.p color="muted">
              <Text id="accounts.login.welcome" />
            </chakra.p>
          </Stack>
          {isAwaited && <Note title={<Text id="accounts.login.kept" />} />}
          {outcome && <Note title={<Text id={`accounts.electronicId.told.${outcome}`} />} />}
          <ProviderLinks search={search} />
          <LoginForm onSubmit={signIn} failure={failure} onTyped={forget} />
          <chakra.p>
            <Text id="accounts.login.new" />{' '}
            <TextLink to="/register">
              <Text id="accounts.login.register" />
            </TextLink>
          </chakra.p>
        </Stack>
      </Box>
      <Picture>
        <img src={cabin} alt="" width={960} height={600} />
      </Picture>
    </Measure>
  )
}

const Picture = chakra('figure', {
  base: {
    order: { base: -1, md: 0 },
    height: { base: '180px', sm: '260px', md: '620px' },
    overflow: 'hidden',
    borderRadius: 'card',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
})
