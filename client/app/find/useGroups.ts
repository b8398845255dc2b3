import {
  Building2,
  FileText,
  Hammer,
  Handshake,
  History,
  House,
  LayoutGrid,
  type LucideIcon,
  ReceiptText,
  UserRound,
  Wrench,
} from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { type Action, useActions } from './actions.ts'
import { type Visit, visits } from './lastVisits.ts'
import { has, piecesOf, wordsOf } from './pieces.ts'
import { useFound } from './useFound.ts'
import { type Match, wayTo } from './ways.ts'

/** One that can be chosen. */
export interface Option {
  key: string
  icon: LucideIcon
  /** In pieces, of which every second is what was typed. */
  title: readonly string[]
  detail?: string
  excerpt?: readonly string[]
  value?: string
  to?: string
  act?: () => void
}
export interface Group {
  title: string
  options: Option[]
}

const icons: Readonly<Record<Match['kind'], LucideIcon>> = {
  estate: House,
  building: Building2,
  room: LayoutGrid,
  task: Wrench,
  project: Hammer,
  order: ReceiptText,
  supplier: Handshake,
  participant: UserRound,
  subcontractor: Handshake,
  paper: FileText,
}
/** Which stand under one heading. */
const groupOf = {
  estate: 'estates',
  building: 'rooms',
  room: 'rooms',
  task: 'tasks',
  project: 'projects',
  order: 'orders',
  supplier: 'people',
  participant: 'people',
  subcontractor: 'people',
  paper: 'papers',
} as const satisfies Record<Match['kind'], string>
const mostActions = 6

/** What can be chosen for what is typed: the best, what else was found, by kind, and what can be done. Without words where one was last. */
export function useGroups(typed: string) {
  const text = useText()
  const actions = useActions()
  const [last] = useState(visits)
  const { looked, isLooking, again } = useFound(typed)
  const words = wordsOf(typed)

  const fromAction = ({ label, ...action }: Action): Option => ({
    ...action,
    key: `do ${action.to ?? label}`,
    title: piecesOf(label, words),
  })
  const fromVisit = ({ to, title }: Visit): Option => ({ key: `last ${to}`, icon: History, title: piecesOf(title, words), to })
  const fromMatch = (match: Match): Option => {
    const { kind, recordId, title, place, number, amount, excerpt } = match
    return {
      key: `${kind} ${recordId} ${title}`,
      icon: icons[kind],
      title: piecesOf(title, words),
      detail: [number === null ? text(`app.find.kind.${kind}`) : text('app.find.order', { number }), place].filter(Boolean).join(' · '),
      excerpt,
      to: wayTo(match),
      ...(amount !== null && { value: writtenMoney(amount) }),
    }
  }

  const group = (title: string, options: Option[]): Group[] => (options.length ? [{ title, options }] : [])
  const fitting = actions.filter(({ label, detail = '' }) => has(`${label} ${detail}`, words))
  const done = (most: number) => group(text('app.find.do'), fitting.slice(0, most).map(fromAction))
  if (typed.length < 2)
    return { groups: [...group(text('app.find.last'), last.map(fromVisit)), ...done(actions.length)], isLooking, again, failed: false }

  const [best, ...others] = looked.result?.matches ?? []
  const byGroup = Map.groupBy(others, ({ kind }) => groupOf[kind])
  return {
    groups: [
      ...group(text('app.find.best'), best ? [fromMatch(best)] : []),
      ...Array.from(byGroup, ([name, matches]) => ({ title: text(`app.find.group.${name}`), options: matches.map(fromMatch) })),
      ...done(mostActions),
    ],
    /** Where was looked, once the answer has come. */
    searched:
      looked.typed === typed && looked.result ? { estates: looked.result.estateCount, projects: looked.result.projectCount } : undefined,
    failed: looked.typed === typed && looked.failed === true,
    isLooking,
    again,
  }
}
