import type { GraphqlApi } from '#server/kernel/api.ts'
import { project } from './project.entity.ts'
import { projectParticipant } from './projectParticipant.entity.ts'

export const graphql: GraphqlApi = { entities: [project, projectParticipant] }
