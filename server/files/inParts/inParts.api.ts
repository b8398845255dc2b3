import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, get, post, putContent, type Route } from '#server/kernel/rest.ts'
import { addUploadPart, beginUpload, dropUpload, joinUpload, uploadInParts } from './inParts.operations.ts'
import { uploadInParts as inParts } from './uploadInParts.entity.ts'
import { uploadPart } from './uploadPart.entity.ts'

export const graphql: GraphqlApi = {
  Query: { uploadInParts },
  Mutation: { beginUpload, addUploadPart, joinUpload, dropUpload },
  names: { UploadInParts: null },
  entities: [inParts, uploadPart],
}

const answer = '{ id name size sha256 purpose received fileId expiresAt }'
const upload = '/api/private/upload/:uploadId'
const query = { uploadId: 'id' }
const isWhole = ({ size, received }: { size?: number; received?: number }) => size === received

export const rest: Route[] = [
  post('/api/private/upload', beginUpload, {
    answer,
    status: 201,
    refuses: ['entityAlreadyExists', 'fileSizeTooBig', 'unsupportedFileFormat', 'tooMany'],
  }),
  get(upload, uploadInParts, { answer, query }),
  putContent(upload, addUploadPart, {
    answer: '{ size received }',
    tellsNothing: true,
    query,
    refuses: ['partMissing', 'tooMany', 'noRoom', 'infected', 'unscanned'],
    next: { operation: joinUpload, when: isWhole },
  }),
  del(upload, dropUpload, { query }),
]
