import { ToLicences } from '#client/access/ToLicences.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import { freePublicLinks } from '#schema/access/plans.ts'

/** So many links are free; how to have more, or to do without. */
export function MissingLicence() {
  return (
    <Note title={<Text id="sharing.publicLinks.licence.title" values={{ count: freePublicLinks }} />} action={<ToLicences size="sm" />}>
      <Text id="sharing.publicLinks.licence.text" />
    </Note>
  )
}
