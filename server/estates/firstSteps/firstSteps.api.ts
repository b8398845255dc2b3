import type { SectionName } from '#schema/access/sections.ts'
import { rightsFor } from '#server/access/onEstate.ts'
import type { HangsOnAccount } from '#server/accounts/hangsOnAccount.offer.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { estate } from '#server/estates/estates/estates.operations.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { del, get, type Route } from '#server/kernel/rest.ts'
import { ownersBegin } from './beginning.ts'
import { firstSteps, putAwayFirstSteps } from './firstSteps.operations.ts'
import { hasPapers, hasPicture, hasRooms } from './steps.ts'

const stepIn = (section: SectionName, isDone: (estate: Path<Estate>) => Sql) =>
  computed<Estate>((row, viewer, rowFacts) => sql`(${rightsFor(viewer, row.id, 'read', section, rowFacts)} and ${isDone(row)})`)

export const graphql: GraphqlApi = {
  Mutation: { putAwayFirstSteps },
  names: { FirstSteps: Estate },
  types: {
    Estate: { firstSteps: through(firstSteps, { estateId: 'id' }) },
    FirstSteps: {
      hasPicture: stepIn('exterior', hasPicture),
      hasRooms: stepIn('interior', hasRooms),
      hasPapers: computed<Estate>((row, viewer, rowFacts) =>
        hasPapers(row, (section) => rightsFor(viewer, row.id, 'read', section, rowFacts)),
      ),
    },
  },
}

const path = '/api/private/estate/:estateId/first-steps'

export const rest: Route[] = [
  get(path, estate, { answer: '{ estateId: id firstSteps { hasPicture hasRooms hasTasks hasPapers } }' }),
  del(path, putAwayFirstSteps),
]

export const hangsOnAccount: readonly HangsOnAccount[] = [ownersBegin]
