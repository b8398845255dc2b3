import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Eye } from 'lucide-react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { Picture } from '#client/files/Picture.tsx'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { linkSections } from '#schema/access/sections.ts'
import type { LinkValues } from './linkForm.ts'

/** The first screen as a visitor will see it, before there is a link. */
export function LinkPreview() {
  const { estateId } = useEstatePlace()
  const { sections } = useFormikContext<LinkValues>().values
  const estate = useEstateFrameQuery({ variables: { estateId }, fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' }).data?.estate
  const text = useText()
  if (!estate) return null
  const shown = linkSections.filter((section) => sections.includes(section))
  return (
    <chakra.section aria-labelledby="as-visitor">
      <chakra.h3 id="as-visitor" display="flex" alignItems="center" gap="2" fontWeight="medium" marginBottom="2">
        <Eye size={20} aria-hidden />
        <Text id="sharing.publicLinks.preview.title" />
      </chakra.h3>
      <Sheet>
        {estate.image && (
          <Picture file={estate.image} alt="" sizes="360px" width="full" height="160px" objectFit="cover" borderRadius="control" />
        )}
        <chakra.p marginTop="3" fontWeight="strong">
          {estate.addressLine1}
        </chakra.p>
        <chakra.p textStyle="meta" color="muted" marginBottom="2">
          {[estate.addressLine2, estate.contactName].filter(Boolean).join(' · ')}
        </chakra.p>
        <Rows aria-label={text('sharing.publicLinks.preview.title')}>
          {shown.map((section) => (
            <ListRow key={section} title={text(`sharing.parts.of.${section}.name`)} />
          ))}
        </Rows>
        <chakra.p textStyle="meta" color="muted" aria-live="polite">
          <Text id="sharing.publicLinks.preview.count" values={{ shown: shown.length, of: linkSections.length }} />
        </chakra.p>
      </Sheet>
    </chakra.section>
  )
}
