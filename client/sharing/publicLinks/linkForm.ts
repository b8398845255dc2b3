import type { PublicLinkPartsFragment } from '#client/generated/graphql.ts'
import { endOfDay, lastDayOf } from '#client/sharing/lastDay.ts'
import { type LinkSection, linkSections, shownAtFirst } from '#schema/access/sections.ts'
import { today } from '#schema/day.ts'
import { newPublicLinkForm, publicLinkForm, usualDays } from '#schema/sharing/publicLinks.input.ts'

export type PublicLink = PublicLinkPartsFragment

export interface LinkValues {
  name: string
  sections: LinkSection[]
  lastDay: string
  /** Nothing where the link shows the estate. */
  projectId: string
  recipientEmail: string
  version: number
  /** The day that it ends at as the record has it. */
  knownDay: string
}

const dayLength = 86_400_000
const inUsualDays = () => lastDayOf(new Date(Date.now() + usualDays * dayLength).toISOString())

/** What is nobody's secret is shown unless its owner closes it; value, insurance, projects and what was said of rooms only where they say so. */
export const linkValues = (link?: PublicLink): LinkValues => ({
  name: link?.name ?? '',
  sections: link ? linkSections.filter((section) => link.sections.includes(section)) : [...shownAtFirst],
  lastDay: link ? lastDayOf(link.expiresAt) : inUsualDays(),
  projectId: link?.projectId ?? '',
  recipientEmail: '',
  version: link?.version ?? 0,
  knownDay: link ? lastDayOf(link.expiresAt) : '',
})

const notOver = (day: string | null | undefined) => !day || day >= today()

export const newLinkRules = newPublicLinkForm.test('lastDay', ({ lastDay }, { createError }) =>
  notOver(lastDay) ? true : createError({ path: 'lastDay', message: 'over' }),
)
/** A day that was left as it stood may be over; another one may not. */
export const changeRules = (link: PublicLink) =>
  publicLinkForm.test('lastDay', ({ lastDay }, { createError }) =>
    lastDay === lastDayOf(link.expiresAt) || notOver(lastDay) ? true : createError({ path: 'lastDay', message: 'over' }),
  )

export function newLink(values: LinkValues) {
  const { lastDay, ...link } = newPublicLinkForm.cast(values, { stripUnknown: true })
  return { ...link, ...(link.projectId && { sections: [] }), expiresAt: endOfDay(lastDay) }
}
export type NewLink = ReturnType<typeof newLink>

/** An end that was left as it stood stays to the instant. */
export function linkChange({ knownDay, ...values }: LinkValues) {
  const { name, sections, lastDay } = publicLinkForm.cast(values)
  return { name, sections, ...(lastDay !== knownDay && { expiresAt: endOfDay(lastDay) }) }
}
export type LinkChange = ReturnType<typeof linkChange>
