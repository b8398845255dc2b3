import { Button, chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, Fingerprint, KeyRound } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Note } from '#client/ui/Note.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { providerPath, toldOf } from './providerPath.ts'
import { SignInLinks } from './SignInLinks.tsx'

const here = '/private/profile'

/** Whether the user has proven who they are, and by whom they may sign in. */
export function ElectronicId({ provenAt }: { provenAt: string | null | undefined }) {
  const providers = useIdentity()?.signInProviders ?? []
  const [search] = useSearchParams()
  const outcome = toldOf(search)
  const proving = providers.filter(({ provesIdentity }) => provesIdentity)
  return (
    <Card title={<Text id="accounts.electronicId.title" />}>
      {outcome && outcome !== 'done' && <Note title={<Text id={`accounts.electronicId.told.${outcome}`} />} />}
      <Standing data-proven={provenAt ? '' : undefined}>
        {provenAt ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
        {provenAt ? (
          <Text id="accounts.electronicId.provenOn" values={{ date: writtenDay(provenAt) }} />
        ) : (
          <Text id="accounts.electronicId.notProven" />
        )}
      </Standing>
      <chakra.p color="muted" marginBottom="4">
        <Text id={proving.length ? 'accounts.electronicId.lead' : 'accounts.electronicId.none'} />
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {!provenAt &&
          proving.map(({ name, label }) => (
            <Button key={name} variant="solid" asChild>
              <a href={providerPath(name, { purpose: 'prove', returnTo: here })}>
                <Fingerprint aria-hidden />
                <Text id="accounts.electronicId.prove" values={{ label }} />
              </a>
            </Button>
          ))}
        {providers.map(({ name, label }) => (
          <Button key={name} asChild>
            <a href={providerPath(name, { purpose: 'link', returnTo: here })}>
              <KeyRound aria-hidden />
              <Text id="accounts.electronicId.link" values={{ label }} />
            </a>
          </Button>
        ))}
      </chakra.div>
      {providers.length > 0 && <SignInLinks />}
    </Card>
  )
}

const Standing = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginBlock: '3',
    fontWeight: 'medium',
    '&[data-proven]': { color: 'positive.fg' },
    '& svg': { flexShrink: 0 },
  },
})
