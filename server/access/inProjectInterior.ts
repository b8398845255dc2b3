import type { Ask, Gate, Grants, Reads } from '#server/kernel/permission.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { EstateGrant } from './estateGrant.ts'
import { EstateRows } from './estateRows.ts'
import { type OfProject, onProject } from './onProject.ts'
import { signedInAs } from './signedIn.ts'

type InInterior = { projectId: string; estateId: string }
interface InteriorPermission extends Reads<InInterior, EstateRows>, Grants<InInterior, EstateGrant, OfProject> {
  gate(ask: Ask<InInterior>): Gate<OfProject>
}

/** Whoever works on a project may change what is inside the house, and nothing else of the estate. */
class InteriorGrant extends EstateGrant {
  override may(_: unknown, section = this.section) {
    return section === 'interior' || section === 'room-comments'
  }
}

/** The interior of a project's estate, for whom the project lets in. Another estate is not found through it. */
export const inProjectInterior = (right: 'read interior' | 'update interior'): InteriorPermission => {
  const onWhole = onProject(right)
  return {
    ...onWhole,
    gate(ask) {
      const gate = onWhole.gate(ask)
      return { ...gate, where: sql`${gate.where!} and p.estate_id = ${ask.input.estateId}` }
    },
    rows: ({ input: { estateId } }) => new EstateRows(estateId),
    grant: ({ estateId }, { call, db }) => {
      const viewer = signedInAs(call.viewer)
      return new InteriorGrant({
        estateId,
        section: 'interior',
        standing: 'builder',
        viewer,
        db,
        versionMustBeGiven: call.versionMustBeGiven,
      })
    },
  }
}
