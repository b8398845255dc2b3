import { Link } from '@chakra-ui/react'
import { PencilRuler } from 'lucide-react'
import { FactCard } from '#client/estates/buildings/FactCard.tsx'
import type { ArchitectPartsFragment } from '#client/generated/graphql.ts'
import { writtenPhone } from '#client/ui/writing.ts'

/** Who drew the building, and how to reach them. */
export const ArchitectCard = ({ detail, onChange }: { detail: ArchitectPartsFragment; onChange: (() => void) | false }) => (
  <FactCard
    icon={PencilRuler}
    title="estates.architect.title"
    groups={[
      {
        facts: [
          ['estates.architect.name', detail.architectName],
          ['estates.architect.company', detail.company],
          [
            'estates.architect.phone',
            detail.phone && (
              <Link key="phone" href={`tel:${detail.phone}`}>
                {writtenPhone(detail.phone)}
              </Link>
            ),
          ],
          [
            'estates.architect.email',
            detail.email && (
              <Link key="email" href={`mailto:${detail.email}`}>
                {detail.email}
              </Link>
            ),
          ],
        ],
      },
    ]}
    none="estates.architect.unknown"
    onChange={onChange}
  />
)
