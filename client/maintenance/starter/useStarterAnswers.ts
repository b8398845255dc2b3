import { useState } from 'react'
import { keptOfAccount } from '#client/ui/kept.ts'
import type { HouseFeature } from './useStarterPlan.ts'

interface Answers {
  /** What there is in the house; what is usual, until somebody has said. */
  has?: readonly HouseFeature[]
  /** Tasks by their names. */
  left: readonly string[]
  moved: Readonly<Partial<Record<string, string>>>
}
const none: Answers = { left: [], moved: {} }

/** What was answered stays in the tab until it is in the plan: whoever goes to see what a licence costs comes back to it. */
export function useStarterAnswers(estateId: string) {
  const [kept] = useState(() => keptOfAccount<Answers>(`starter:${estateId}`))
  const [answers, setAnswers] = useState(() => kept.read() ?? none)
  function change(changes: Partial<Answers>) {
    const next = { ...answers, ...changes }
    setAnswers(next)
    kept.keep(next)
  }
  const { has, left, moved } = answers
  return {
    has,
    moved,
    isLeft: (name: string) => left.includes(name),
    say: (features: readonly HouseFeature[]) => change({ has: features }),
    choose: (name: string, isChosen: boolean) => change({ left: isChosen ? left.filter((each) => each !== name) : [...left, name] }),
    move: (name: string, day: string) => change({ moved: { ...moved, [name]: day } }),
    forget: () => kept.forget(),
  }
}
