import { Button, Flex } from '@chakra-ui/react'
import { IdCard, Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { OutsideLink } from '#client/ui/TextLink.tsx'
import { writtenPhone } from '#client/ui/writing.ts'
import { FoundSubcontractors } from './FoundSubcontractors.tsx'
import type { Subcontractor } from './useSubcontractors.ts'

interface SubcontractorListProps {
  subcontractors: readonly Subcontractor[]
  mayChange: boolean
  onOpen: (id: string) => void
}

export function SubcontractorList({ subcontractors, mayChange, onOpen }: SubcontractorListProps) {
  const text = useText()
  return (
    <>
      {mayChange && <FoundSubcontractors subcontractors={subcontractors} />}
      <Sheet paddingBlock="2">
        <Rows aria-label={text('companies.subcontractors.title')}>
          {subcontractors.map((subcontractor) => {
            const { id, name, companyId } = subcontractor
            return (
              <ListRow
                key={id}
                media={<Avatar name={name} square />}
                title={name}
                meta={<Meta subcontractor={subcontractor} />}
                value={
                  <Flex>
                    {companyId && (
                      <Button asChild variant="ghost" px="0" minWidth="target">
                        <Link
                          to={`/private/profile/company?company=${companyId}`}
                          aria-label={text('companies.subcontractors.show', { name })}
                          title={text('companies.subcontractors.show', { name })}
                        >
                          <IdCard aria-hidden />
                        </Link>
                      </Button>
                    )}
                    {mayChange && (
                      <IconButton icon={Pencil} label={text('companies.subcontractors.edit', { name })} onClick={() => onOpen(id)} />
                    )}
                  </Flex>
                }
              />
            )
          })}
        </Rows>
      </Sheet>
    </>
  )
}

const Meta = ({ subcontractor: { trade, contactName, phone } }: { subcontractor: Subcontractor }) => (
  <Flex as="span" flexWrap="wrap" columnGap="3">
    <span>
      <Text id={`trades.${trade}`} />
    </span>
    {contactName && <span>{contactName}</span>}
    {phone && (
      <OutsideLink href={`tel:${phone}`} whiteSpace="nowrap">
        {writtenPhone(phone)}
      </OutsideLink>
    )}
  </Flex>
)
