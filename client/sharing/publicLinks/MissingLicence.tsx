import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import { freePublicLinks } from '#schema/access/plans.ts'

/** So many links are free; how to have more, or to do without. */
export function MissingLicence() {
  const canBeOrdered = useIdentity()?.features['licenceManagement']
  return (
    <Note
      title={<Text id="sharing.publicLinks.licence.title" values={{ count: freePublicLinks }} />}
      action={
        canBeOrdered && (
          <Button asChild size="sm">
            <Link to="/private/licenses">
              <Text id="common.goToLicences" />
            </Link>
          </Button>
        )
      }
    >
      <Text id="sharing.publicLinks.licence.text" />
    </Note>
  )
}
