import { ofLink } from '#server/access/guards.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GoesOn, GraphqlApi, Routes } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, postFile, type Route } from '#server/kernel/rest.ts'
import { storedFile, StoredFile } from './file.entity.ts'
import { deleteUpload, uploadDocument, uploadImage } from './files.operations.ts'
import { fileRoutes } from './serve.ts'
import { stagedContent } from './store/stagedContent.entity.ts'
import { sweeping } from './sweep.ts'
import { lookingForTexts, readsTexts } from './text/readFileTexts.ts'

const linkKey = ofLink(({ key }) => encodeURIComponent(key))

export const graphql: GraphqlApi = {
  Mutation: { uploadImage, uploadDocument, deleteUpload },
  names: { File: StoredFile },
  entities: [storedFile, stagedContent],
  types: {
    File: {
      path: computed<StoredFile>(({ id }) => sql`${id}`),
      url: computed<StoredFile>(({ id, urlName }, viewer) =>
        viewer === 'link' ? sql`'/api/public/' || ${linkKey}::text || '/file/' || ${id}` : sql`'/files/' || ${id} || '/' || ${urlName}`,
      ),
    },
  },
}

const answer = '{ id name type path size url }'

export const rest: Route[] = [
  postFile('/api/private/temporary-image', uploadImage, { answer }),
  del('/api/private/temporary-image/:id', deleteUpload),
  postFile('/api/private/temporary-document', uploadDocument, { answer }),
  del('/api/private/temporary-document/:id', deleteUpload),
]

export const routes: readonly Routes[] = [fileRoutes]

export const jobs: readonly Job[] = [readsTexts]

export const goesOn: readonly GoesOn[] = [lookingForTexts, sweeping]

export const copies: readonly Copies[] = [{ notCopied: ['file'] }]
