import { useText } from '#client/messages/Text.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { sectionNames, sectionRules } from '#schema/access/sections.ts'

/** Parts that one can be kept out of while one sees the rest. */
const closable = sectionNames.filter((section) => sectionRules[section].restrictable)

/** What somebody sees, and when they last did, in words. */
export function useSeen() {
  const text = useText()
  const named = (sections: readonly (typeof closable)[number][]) =>
    sections.map((section) => text(`sharing.section.${section}` as 'sharing.section.insurance')).join(', ')
  const seen = (sees: readonly string[]) => {
    const closed = closable.filter((section) => !sees.includes(section))
    if (!closed.length) return text('sharing.viewers.seesAll')
    const open = closable.filter((section) => sees.includes(section))
    if (!open.length) return text('sharing.viewers.seesEstate')
    return closed.length <= open.length
      ? text('sharing.viewers.seesAllBut', { parts: named(closed) })
      : text('sharing.viewers.seesEstateAnd', { parts: named(open) })
  }
  const lastSeen = (moment: string | null | undefined) =>
    moment ? text('sharing.viewers.lastSeen', { moment: writtenMoment(moment) }) : text('sharing.viewers.neverSeen')
  return { seen, lastSeen }
}
