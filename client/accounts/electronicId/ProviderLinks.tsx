import { chakra } from '@chakra-ui/react'
import { ChevronRight, Fingerprint, LogIn } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { wayBack } from '#client/access/redirect.ts'
import { Text } from '#client/messages/Text.tsx'
import { providerPath } from './providerPath.ts'

/** The ways in besides a password, as whoever runs the product has named and ordered them; nothing where there are none. */
export function ProviderLinks({ search }: { search: URLSearchParams }) {
  const providers = useIdentity()?.signInProviders ?? []
  if (!providers.length) return null
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="grid" gap="3">
        {providers.map(({ name, label, provesIdentity }) => (
          <Way key={name} href={providerPath(name, { purpose: 'signIn', returnTo: wayBack(search) })}>
            <Mark>{provesIdentity ? <Fingerprint size={20} aria-hidden /> : <LogIn size={20} aria-hidden />}</Mark>
            {label}
            <chakra.span marginStart="auto">
              <ChevronRight size={18} aria-hidden />
            </chakra.span>
          </Way>
        ))}
        {providers.some(({ provesIdentity }) => provesIdentity) && (
          <chakra.p textStyle="meta" color="muted">
            <Text id="accounts.electronicId.proves" />
          </chakra.p>
        )}
      </chakra.div>
      <Or>
        <Text id="accounts.electronicId.or" />
      </Or>
    </chakra.div>
  )
}

const Way = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '56px',
    px: '3',
    py: '2',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'card',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    _hover: { bg: 'sunken' },
  },
})
const Mark = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.contrast',
  },
})
/** Words on a line. */
const Or = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textStyle: 'meta',
    color: 'muted',
    _before: { content: '""', flex: 1, borderTopWidth: '1px' },
    _after: { content: '""', flex: 1, borderTopWidth: '1px' },
  },
})
