import { chakra } from '@chakra-ui/react'
import { Users } from 'lucide-react'
import type { EstateOverviewQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Avatar, Count } from '#client/ui/marks.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { writtenFraction } from './identity.ts'

type OwnersOfEstate = NonNullable<NonNullable<EstateOverviewQuery['estate']>['owners']>

/** Who owns it, and how much of it. They have the same rights. */
export function Owners({ owners }: { owners: OwnersOfEstate | undefined }) {
  return (
    <Card
      icon={Users}
      title={<Text id="estates.owners.title" />}
      aside={owners && owners.totalCount > 1 ? <Count>{owners.totalCount}</Count> : undefined}
    >
      {owners ? <OwnerRows {...owners} /> : <LoadingRows count={1} media />}
    </Card>
  )
}

const OwnerRows = ({ edges, totalCount }: Pick<OwnersOfEstate, 'edges' | 'totalCount'>) =>
  edges.length ? (
    <>
      <Rows>
        {edges.map(({ node: { id, name, claimStatus, shareNumerator, shareDenominator } }) => (
          <ListRow
            key={id}
            media={<Avatar name={name} />}
            title={name}
            meta={claimStatus === 'claimed' ? undefined : <Text id={`estates.owners.${claimStatus}`} />}
            value={shareNumerator === shareDenominator ? undefined : writtenFraction(shareNumerator, shareDenominator)}
          />
        ))}
      </Rows>
      {totalCount > edges.length && (
        <chakra.p textStyle="meta" color="muted" marginTop="2">
          <Text id="estates.owners.more" values={{ count: totalCount - edges.length }} />
        </chakra.p>
      )}
    </>
  ) : (
    <chakra.p color="muted">
      <Text id="estates.owners.none" />
    </chakra.p>
  )
