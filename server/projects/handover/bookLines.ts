import type { HandoverArea, HandoverContent } from '#schema/projects/handover.ts'
import { writtenMoment } from '#server/kernel/written.ts'
import type { Chapter } from './bookPaper.ts'
import type { Said } from './bookWords.ts'

/** As long as the contents will be, before anybody knows the pages. */
export const planOf = ({ areas }: HandoverContent, said: Said): Chapter[] => [
  ...[`1 ${said.project}`, `2 ${said.points}`].map((title) => ({ title, page: 0, isPart: false })),
  ...areas.map(({ name }, index) => ({ title: `2.${index + 1} ${name}`, page: 0, isPart: true })),
  ...[said.deviations, said.orders, said.papers, said.signed, said.signatures].map((title, index) => ({
    title: `${index + 3} ${title}`,
    page: 0,
    isPart: false,
  })),
]

/** So that no point is longer than a page; the whole of it lies in the file with everything. */
export const shortened = (words: string) => (words.length > 1500 ? `${words.slice(0, 1499).trimEnd()}…` : words)
export const by = (name: string | null, at: string) => [name, writtenMoment(at)].filter(Boolean).join(', ')
export const signed = (said: Said, { completedBy, completedAt }: HandoverArea) =>
  completedAt ? `${said.completed}: ${by(completedBy, completedAt)}` : null
export const addressOf = ({ addressLine1, addressLine2 }: HandoverContent['estate']) =>
  [addressLine1, addressLine2].filter(Boolean).join(', ')
/** As the land register writes it, and in the words that people know. */
export function cadastreOf({ municipalityNumber, gnr, bnr, fnr, snr }: NonNullable<HandoverContent['estate']['cadastre']>) {
  const written = [gnr, bnr, ...(fnr || snr ? [fnr] : []), ...(snr ? [snr] : [])].join('/')
  const numbers = [`gnr. ${gnr}`, `bnr. ${bnr}`, fnr && `fnr. ${fnr}`, snr && `snr. ${snr}`].filter(Boolean).join(', ')
  return `${municipalityNumber}-${written} (${numbers})`
}
