import { Button, Flex } from '@chakra-ui/react'
import { IdCard } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import type { RowOf } from '#client/records/Records.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { OutsideLink } from '#client/ui/TextLink.tsx'
import { Unproven } from '#client/ui/Unproven.tsx'
import { writtenPhone } from '#client/ui/writing.ts'
import type { Subcontractor } from './subcontractors.ts'

export function SubcontractorRow({
  record: { name, trade, contactName, phone, companyId, isCompanyProven },
  actions,
}: RowOf<Subcontractor>) {
  const text = useText()
  const show = text('companies.subcontractors.show', { name })
  return (
    <RecordRow
      thumb={<Avatar name={name} square />}
      name={name}
      meta={
        <>
          <span>
            <Text id={`trades.${trade}`} />
          </span>
          {contactName && <span>{contactName}</span>}
          {phone && (
            <OutsideLink href={`tel:${phone}`} display="inline-block" paddingBlock="2px" whiteSpace="nowrap">
              {writtenPhone(phone)}
            </OutsideLink>
          )}
        </>
      }
      mark={isCompanyProven === false && <Unproven isProven={isCompanyProven} />}
      actions={
        <Flex>
          {companyId && (
            <Button asChild variant="ghost" px="0" minWidth="target">
              <Link to={`/private/profile/company?company=${companyId}`} aria-label={show} title={show}>
                <IdCard aria-hidden />
              </Link>
            </Button>
          )}
          {actions}
        </Flex>
      }
    />
  )
}
