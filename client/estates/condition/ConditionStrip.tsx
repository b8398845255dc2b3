import { chakra } from '@chakra-ui/react'
import { useText } from '#client/messages/Text.tsx'
import { conditionGrades, type ConditionGrade } from '#schema/estates/condition.words.ts'
import { gradeLooks } from './grades.ts'

/** How a building is, at a glance: its parts by grade, each with its number. */
export function ConditionStrip({ counts }: { counts: Readonly<Record<ConditionGrade, number>> }) {
  const text = useText()
  const counted = conditionGrades.map((grade) => ({ grade, count: counts[grade] })).filter(({ count }) => count > 0)
  if (!counted.length) return null
  return (
    <Strip aria-label={text('estates.conditionTitle')}>
      {counted.map(({ grade, count }) => (
        <Segment key={grade} colorPalette={gradeLooks[grade].tone} isUnseen={grade === 'TGIU'} style={{ flexGrow: count }}>
          <span aria-hidden>
            {count} × {grade}
          </span>
          <chakra.span srOnly>{text('estates.gradeCount', { count, grade: text(`estates.grade.${grade}`) })}</chakra.span>
        </Segment>
      ))}
    </Strip>
  )
}

export const countsOf = (parts: readonly { conditionGrade: ConditionGrade }[]) =>
  Object.fromEntries(
    conditionGrades.map((grade) => [grade, parts.filter(({ conditionGrade }) => conditionGrade === grade).length]),
  ) as Record<ConditionGrade, number>

const Strip = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', gap: '2px', borderRadius: 'control', overflow: 'hidden' },
})
const Segment = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '32px',
    // Never on two lines: where there is little room, what is there is shared.
    minWidth: '0',
    flexBasis: 'max-content',
    overflow: 'hidden',
    px: { base: '2px', sm: '2' },
    bg: 'colorPalette.solid',
    color: 'colorPalette.contrast',
    textStyle: 'meta',
    fontWeight: 'strong',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: { isUnseen: { true: { bg: 'muted', color: 'raised' } } },
})
