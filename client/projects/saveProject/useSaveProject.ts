import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { isStale } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  CreateProjectDocument,
  UpdateProjectDocument,
  useParticipantOptionsQuery,
  useProjectOptionsQuery,
} from '#client/generated/graphql.ts'
import type { Firm } from '../performers/performers.ts'
import { type ProjectValues, sentOf, sentParties } from './projectValues.ts'

/** Whom a project there can be for, and who can take part. */
export function useProjectOptions(estateId: string | undefined) {
  const asked = useProjectOptionsQuery({ variables: { estateId: estateId ?? '' }, skip: !estateId, ...screenQuery })
  const data = shownData(asked)?.projectOptions
  return shownOf(data, asked)
}

/** The same for a project that is there, for whoever manages it. */
export function useParticipantOptions(projectId: string) {
  const asked = useParticipantOptionsQuery({ variables: { projectId }, ...screenQuery })
  const data = shownData(asked)?.participantOptions
  return shownOf(data, asked)
}

const listed = ['Query.projects', 'Query.constructionProjects', 'Query.renovationProjects'] as const

export function useCreateProject(estateId: string, firms: readonly Firm[]) {
  const send = useSend()
  return async (values: ProjectValues) => {
    const input = { estateId, ...sentOf(values), areaParties: sentParties(values, firms) }
    return (await send({ mutation: CreateProjectDocument, variables: { input } }, listed)).createProject.id
  }
}

export function useUpdateProject(projectId: string) {
  const send = useSend(isStale)
  return ({ version, ...values }: ProjectValues & { version: number }) => {
    const input = { projectId, version, ...sentOf(values) }
    return send({ mutation: UpdateProjectDocument, variables: { input } }, [...listed, 'Query.project', 'Query.projectForm'])
  }
}
