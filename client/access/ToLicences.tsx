import { Button } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { useIdentity } from './identity.ts'
import { withRedirect } from './redirect.ts'

export const licencesPath = '/private/licenses'

/** The way to the licences, and from there back to what was being done. */
export function useLicencesPath() {
  const { pathname, search } = useLocation()
  return withRedirect(licencesPath, pathname + search)
}

/** Nothing where none can be ordered. */
export function ToLicences({ children, ...button }: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'>) {
  const to = useLicencesPath()
  if (!useIdentity()?.features['licenceManagement']) return null
  return (
    <Button asChild {...button}>
      <Link to={to}>{children ?? <Text id="common.goToLicences" />}</Link>
    </Button>
  )
}
