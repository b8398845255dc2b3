import { chakra } from '@chakra-ui/react'
import type { AuditLogQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { OutsideLink } from '#client/ui/TextLink.tsx'
import { writtenDay } from '#client/ui/writing.ts'

/** Where the entries are that the list does not have any more. */
export function Archived({ before, months }: AuditLogQuery['auditArchive']) {
  if (!before) return null
  return (
    <Disclosure title={<Text id="administration.audit.archived" values={{ day: writtenDay(before) }} />}>
      <chakra.ul listStyle="none" display="grid" gap="1">
        {months.map(({ month, entryCount, url }) => (
          <li key={month}>
            <OutsideLink href={url} download>
              <Text id="administration.audit.month" values={{ month: month.slice(0, 7), count: entryCount }} />
            </OutsideLink>
          </li>
        ))}
      </chakra.ul>
    </Disclosure>
  )
}
