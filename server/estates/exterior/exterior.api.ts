import type { Forgets } from '#server/access/caretaker.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import { del, get, type Route } from '#server/kernel/rest.ts'
import { estateExterior } from './estateExterior.entity.ts'
import {
  addExteriorImages,
  deleteExteriorImage,
  exterior,
  exteriorImages,
  moveExteriorImage,
  restoreExteriorImage,
  saveExterior,
  saveExteriorImage,
} from './exterior.operations.ts'
import { exteriorImage } from './exteriorImage.entity.ts'
import { forgetRemovedImages } from './forgetRemovedImages.ts'

/** Of an estate of which nothing has been said there is no row yet. */
const said = (column: string, otherwise = 'null') =>
  computed<Estate>(({ id }) => sql`coalesce((select x.${raw(column)} from estate_exterior x where x.id = ${id}), ${raw(otherwise)})`)

export const graphql: GraphqlApi = {
  Query: { exterior },
  Mutation: {
    saveExterior,
    addExteriorImages,
    saveExteriorImage,
    moveExteriorImage,
    deleteExteriorImage,
    restoreExteriorImage,
  },
  names: { Exterior: Estate },
  entities: [estateExterior, exteriorImage],
  types: {
    Estate: { exterior: through(exterior, { estateId: 'id' }) },
    Exterior: {
      cladding: said('cladding'),
      roof: said('roof'),
      foundation: said('foundation'),
      description: said('description'),
      images: through(exteriorImages, { estateId: 'id' }),
      version: said('version', '1'),
    },
  },
}

const answer =
  '{ cladding roof foundation description images { imageId: id caption sortOrder version file { id name path size type url } } }'

export const rest: Route[] = [
  get('/api/private/estate/:estateId/exterior', exterior, { answer }),
  get('/api/public/:publicLinkKey/estate/:estateId/exterior', exterior, { answer }),
  del('/api/private/estate/:estateId/exterior/image/:imageId', deleteExteriorImage),
]

export const forgets: readonly Forgets[] = [forgetRemovedImages]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'estate_exterior', section: 'exterior' },
      { table: 'exterior_image', section: 'exterior' },
    ],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  { exteriorImage: { section: 'exterior', from: sql`exterior_image r`, name: sql`r.caption` } },
]
