import type { EstateGrant } from '#server/access/estateGrant.ts'
import { invalid } from '#server/kernel/errors.ts'
import { Parts } from '#server/kernel/parts.ts'

/** What of a slice a link may show beside its estate. */
export interface ShownByLink {
  /** Whether it is a project of the estate; held while the link is written down. */
  holds: (grant: EstateGrant, projectId: string) => Promise<boolean>
}

export const shownByLinks = new Parts<ShownByLink>()

export async function holdProject(grant: EstateGrant, projectId: string) {
  for (const { holds } of shownByLinks.all) if (await holds(grant, projectId)) return
  throw invalid('projectId', 'notValid')
}
