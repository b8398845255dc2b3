import { language } from '#client/messages/language.ts'
import type { Language } from '#client/messages/messages.ts'
import type { Answer } from './answer.ts'

interface Asked {
  operationName?: string | undefined
  variables: object
}
interface Brought {
  /** Where its client would have asked. */
  at: string
  /** As the server knew it: a browser may remember another. */
  language: Language
  answers: (Asked & { answer: Answer })[]
}

/** The answer to what its page was made from: it serves once, for later it may be out of date. */
export function broughtAlong(uri: string, { operationName, variables }: Asked) {
  const script = document.querySelector('#answers')
  if (!script) return undefined
  const { at, answers, ...made } = JSON.parse(script.textContent) as Brought
  const isIt = (one: Asked) => one.operationName === operationName && JSON.stringify(one.variables) === JSON.stringify(variables)
  const found = at === uri && made.language === language ? answers.find(isIt) : undefined
  if (!found) return undefined
  const others = answers.filter((one) => one !== found)
  if (others.length) script.textContent = JSON.stringify({ at, ...made, answers: others })
  else script.remove()
  return { answer: found.answer, isLast: !others.length }
}
