import { isStale } from '#client/access/refusal.ts'
import { useSend } from '#client/data/useSend.ts'
import { CreateProjectDocument, UpdateProjectDocument } from '#client/generated/graphql.ts'
import type { Firm } from '../performers/performers.ts'
import { type ProjectValues, sentOf, sentParties } from './projectValues.ts'

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
