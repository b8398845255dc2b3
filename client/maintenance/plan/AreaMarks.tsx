import { gradeLooks } from '#client/estates/condition/grades.ts'
import { riskLooks } from '#client/maintenance/looks.ts'
import type { AreaLine } from '#client/maintenance/usePlan.ts'
import { Text } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'

/** How an area is, and what is at stake. */
export const AreaMarks = ({ area: { conditionGrade, risk } }: { area: Pick<AreaLine, 'conditionGrade' | 'risk'> }) => (
  <>
    <State {...gradeLooks[conditionGrade]}>{conditionGrade}</State>
    {risk && (
      <State {...riskLooks[risk]}>
        <Text id={`maintenance.risk.${risk}`} />
      </State>
    )}
  </>
)
