import { Button, chakra, Link } from '@chakra-ui/react'
import { Pencil, PencilRuler } from 'lucide-react'
import { type Fact, FactList } from '#client/estates/buildings/FactList.tsx'
import type { ArchitectPartsFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { writtenPhone } from '#client/ui/writing.ts'

/** Who drew the building, and how to reach them. */
export function ArchitectCard({ detail, onChange }: { detail: ArchitectPartsFragment; onChange: (() => void) | false }) {
  const { architectName, company, phone, email } = detail
  const facts: Fact[] = [
    ['name', <Text key="label" id="estates.architect.name" />, architectName],
    ['company', <Text key="label" id="estates.architect.company" />, company],
    [
      'phone',
      <Text key="label" id="estates.architect.phone" />,
      phone && (
        <Link key="value" href={`tel:${phone}`}>
          {writtenPhone(phone)}
        </Link>
      ),
    ],
    [
      'email',
      <Text key="label" id="estates.architect.email" />,
      email && (
        <Link key="value" href={`mailto:${email}`}>
          {email}
        </Link>
      ),
    ],
  ]
  const isKnown = Boolean(architectName ?? company ?? phone ?? email)
  return (
    <Card
      icon={PencilRuler}
      title={<Text id="estates.architect.title" />}
      aside={
        onChange && (
          <Button size="sm" onClick={onChange}>
            <Pencil aria-hidden />
            <Text id={isKnown ? 'estates.technical.change' : 'estates.technical.fill'} />
          </Button>
        )
      }
    >
      {isKnown ? (
        <FactList facts={facts} />
      ) : (
        <chakra.p color="muted">
          <Text id="estates.architect.unknown" />
        </chakra.p>
      )}
    </Card>
  )
}
