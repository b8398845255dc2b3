import { chakra } from '@chakra-ui/react'
import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text, type TextOf, useText } from '#client/messages/Text.tsx'
import { SkeletonLine } from '#client/ui/skeletons.tsx'
import { writtenNumber, writtenOrganizationNumber } from '#client/ui/writing.ts'
import { writtenCadastre } from './identity.ts'

type Fact = [KeysUnder<'estates.fact'>, string | undefined]

function identityFacts(identity: EstateFrameFragment['identity']): Fact[] {
  if (identity.__typename === 'Cadastre') return [['cadastre', writtenCadastre(identity)]]
  return [
    ['organizationNumber', writtenOrganizationNumber(identity.organizationNumber)],
    ['shareNumber', identity.shareNumber],
  ]
}

/** The four facts that one asks for first; what is not known is not asked for. */
function factsOf({ identity, houseType, builtYear, plotAreaM2, ownershipKind }: EstateFrameFragment, text: TextOf) {
  const facts: Fact[] = [
    ...identityFacts(identity),
    ['houseType', houseType ? text(`estates.houseType.${houseType}`) : undefined],
    ['builtYear', builtYear ? String(builtYear) : undefined],
    ['plotArea', plotAreaM2 ? `${writtenNumber(plotAreaM2)} m²` : undefined],
    ['ownershipKind', text(`estates.ownershipKind.${ownershipKind}`)],
  ]
  return facts.filter(([, value]) => value).slice(0, 4)
}

export function EstateFacts({ estate }: { estate: EstateFrameFragment }) {
  const text = useText()
  return (
    <List>
      {factsOf(estate, text).map(([name, value]) => (
        <div key={name}>
          <dt>
            <Text id={`estates.fact.${name}`} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

export const EstateFactsSkeleton = () => (
  <List as="div" aria-hidden>
    {[1, 2, 3, 4].map((fact) => (
      <div key={fact}>
        <SkeletonLine width="50%" of="meta" />
        <SkeletonLine width="70%" />
      </div>
    ))}
  </List>
)

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '6',
    borderBlockWidth: '1px',
    '& > div': { paddingBlock: '10px', '&:nth-of-type(n + 3)': { borderTopWidth: '1px' } },
    '& dt': { textStyle: 'meta', color: 'muted' },
    '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
})
