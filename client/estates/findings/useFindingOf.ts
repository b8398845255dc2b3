import { usePartName } from '#client/estates/condition/usePartName.ts'
import { useText } from '#client/messages/Text.tsx'
import { writtenMoment, writtenNumber } from '#client/ui/writing.ts'
import type { ConditionGrade } from '#schema/estates/condition.words.ts'
import type { ControlResult } from '#schema/estates/controlPoints.input.ts'
import type { Finding } from './finding.ts'

interface Part {
  id: string
  code: string
  name?: string | null
  conditionGrade: ConditionGrade
  cause?: string | null
  consequence?: string | null
  costEstimate?: number | null
}
interface Point {
  id: string
  name: string
  comment?: string | null
  result?: ControlResult | null
}
interface Sensor {
  id: string
  name: string
  buildingId?: string | null
  newest?: { value: number; measuredAt: string } | null
}

/** What a task of it would say, where something is wrong; nothing where all is well. */
export function useFindingOf() {
  const text = useText()
  const nameOf = usePartName()
  return {
    part(part: Part, buildingId: string): Finding | undefined {
      const { id, conditionGrade: grade, cause, consequence, costEstimate: cost } = part
      if (grade !== 'TG2' && grade !== 'TG3') return undefined
      const title = text('estates.finding.ofPart', { name: nameOf(part).replace(/^\d+ /, '') })
      const description = [cause, consequence].filter(Boolean).join('\n')
      const hurries = grade === 'TG3' ? ({ priority: 1, days: 30 } as const) : ({ priority: 2, days: 180 } as const)
      return { kind: 'condition', id, title, description, cost, buildingId, isArea: true, ...hurries }
    },
    point({ id, name, comment, result }: Point, buildingId: string): Finding | undefined {
      if (result !== 'notOk') return undefined
      const title = text('estates.finding.ofPoint', { name })
      return { kind: 'controlPoint', id, title, description: comment ?? '', priority: 2, days: 30, buildingId }
    },
    sensor({ id, name, buildingId, newest }: Sensor, level: 'alarm' | 'damp' | 'fine' | 'unknown'): Finding | undefined {
      if (!newest || (level !== 'alarm' && level !== 'damp')) return undefined
      const title = text('estates.finding.ofSensor', { name })
      const measured = { value: writtenNumber(newest.value), moment: writtenMoment(newest.measuredAt) }
      const hurries = level === 'alarm' ? ({ priority: 1, days: 7 } as const) : ({ priority: 2, days: 30 } as const)
      return { kind: 'moisture', id, title, description: text('estates.finding.measured', measured), buildingId, ...hurries }
    },
  }
}
