import { accountId } from '#server/access/guards.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { nameOf } from '#server/projects/controlAreas/controlNames.ts'
import { Deviation, deviation as deviationEntity, deviationFile } from './deviation.entity.ts'
import { changeDeviation, deviation, deviations, filesOfDeviation, moveDeviation, raiseDeviation } from './deviations.operations.ts'

export const graphql: GraphqlApi = {
  Query: { deviations, deviation },
  Mutation: { raiseDeviation, changeDeviation, moveDeviation },
  entities: [deviationEntity, deviationFile],
  types: {
    Project: {
      openDeviationCount: countOf(Deviation, { estateId: 'estateId', projectId: 'id' }, ({ status }) => sql`${status} <> 'confirmed'`),
    },
    Deviation: {
      responsibleName: computed<Deviation>(
        ({ responsibleId }) => sql`(select coalesce(a.name, s.contact_name, s.name) from project_participant t
          left join account a on a.id = t.account_id left join subcontractor s on s.id = t.subcontractor_id where t.id = ${responsibleId})`,
      ),
      isLate: computed<Deviation>(
        ({ dueDate, status }) =>
          sql`coalesce(${dueDate} < (now() at time zone 'Europe/Oslo')::date and ${status} in ('open', 'inWork'), false)`,
      ),
      raisedBy: computed<Deviation>(({ raisedByAccountId }) => nameOf(raisedByAccountId)),
      isRaisedByMe: computed<Deviation>(({ raisedByAccountId }, viewer) =>
        viewer === 'account' ? sql`(${raisedByAccountId} is not distinct from ${accountId})` : sql`false`,
      ),
      mendedBy: computed<Deviation>(({ mendedByAccountId }) => nameOf(mendedByAccountId)),
      files: through(filesOfDeviation, { projectId: 'projectId', deviationId: 'id' }),
    },
  },
}
