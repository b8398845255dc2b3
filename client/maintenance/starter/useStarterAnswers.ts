import { useState } from 'react'
import { keptOfAccount } from '#client/ui/kept.ts'
import { type House, type HouseFeature, usualFeatures } from '#schema/maintenance/starterPlan.ts'
import type { TemplateName } from '#schema/maintenance/templates.ts'

interface Answers {
  /** What there is in the house; what is usual, until somebody has said. */
  has?: readonly HouseFeature[]
  left: readonly TemplateName[]
  moved: Readonly<Partial<Record<TemplateName, string>>>
}
const none: Answers = { left: [], moved: {} }

/** What was answered stays in the tab until it is in the plan: whoever goes to see what a licence costs comes back to it. */
export function useStarterAnswers(estateId: string, house: House) {
  const [kept] = useState(() => keptOfAccount<Answers>(`starter:${estateId}`))
  const [answers, setAnswers] = useState(() => kept.read() ?? none)
  function change(changes: Partial<Answers>) {
    const next = { ...answers, ...changes }
    setAnswers(next)
    kept.keep(next)
  }
  const { has = usualFeatures(house), left, moved } = answers
  return {
    has,
    moved,
    isLeft: (name: TemplateName) => left.includes(name),
    say: (features: readonly HouseFeature[]) => change({ has: features }),
    choose: (name: TemplateName, isChosen: boolean) => change({ left: isChosen ? left.filter((each) => each !== name) : [...left, name] }),
    move: (name: TemplateName, day: string) => change({ moved: { ...moved, [name]: day } }),
    forget: () => kept.forget(),
  }
}
