import { Button, chakra } from '@chakra-ui/react'
import { Fingerprint } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'

const back = '/private/estates?find=mine'

/** Where each provider that tells identity numbers is gone to, to come back here. */
export function useProving() {
  const providers = useIdentity()?.signInProviders ?? []
  return providers
    .filter(({ provesIdentity }) => provesIdentity)
    .map(({ name, label }) => ({
      name,
      label,
      href: `/api/public/oidc/${name}?${new URLSearchParams({ purpose: 'prove', returnTo: back })}`,
    }))
}

export function ProvingButtons({ variant }: { variant?: 'solid' | 'outline' }) {
  return useProving().map(({ name, label, href }) => (
    <Button key={name} variant={variant} asChild>
      <a href={href}>
        <Fingerprint aria-hidden />
        <Text id="estates.findMine.proveWith" values={{ label }} />
      </a>
    </Button>
  ))
}

/** The quick way; nothing where no provider tells numbers. */
export const Proving = () =>
  useProving().length ? (
    <Sheet>
      <chakra.h2 textStyle="lead" fontWeight="strong">
        <Text id="estates.findMine.proveTitle" />
      </chakra.h2>
      <chakra.p color="muted" marginBlock="2" marginBottom="5">
        <Text id="estates.findMine.proveText" />
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ProvingButtons variant="solid" />
      </chakra.div>
    </Sheet>
  ) : null
