import { chakra } from '@chakra-ui/react'
import { ClipboardCheck } from 'lucide-react'
import { ConditionStrip } from '#client/estates/condition/ConditionStrip.tsx'
import { gradeLooks } from '#client/estates/condition/grades.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { conditionGrades } from '#schema/estates/condition.words.ts'
import type { Overview } from './useOverview.ts'

/** How the parts of its buildings are, at a glance, and what the grades mean. Nothing, where none was looked at. */
export function Conditions({ counts }: { counts: NonNullable<Overview['conditionCounts']> }) {
  const { path } = useEstatePlace()
  const grades = conditionGrades.filter((grade) => counts[grade] > 0)
  if (!grades.length) return null
  return (
    <Card
      icon={ClipboardCheck}
      title={<Text id="estates.conditionTitle" />}
      aside={
        <TextLink to={path + estateSections.technicalInformation.path}>
          <Text id="estates.overview.buildings" />
        </TextLink>
      }
    >
      <ConditionStrip counts={counts} />
      <Key>
        {grades.map((grade) => (
          <chakra.li key={grade} display="flex" alignItems="center" gap="2">
            <Mark colorPalette={gradeLooks[grade].tone} isUnseen={grade === 'TGIU'} aria-hidden />
            <Text id={`estates.grade.${grade}`} />
          </chakra.li>
        ))}
      </Key>
    </Card>
  )
}

const Key = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    gap: '2',
    marginTop: '4',
    textStyle: 'meta',
  },
})
const Mark = chakra('span', {
  base: { width: '12px', height: '12px', borderRadius: '3px', flexShrink: 0, bg: 'colorPalette.solid' },
  variants: { isUnseen: { true: { bg: 'muted' } } },
})
