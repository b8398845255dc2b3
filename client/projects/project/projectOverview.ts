import type { ProjectOverviewQuery } from '#client/generated/graphql.ts'

export type ProjectOverview = NonNullable<ProjectOverviewQuery['project']>
