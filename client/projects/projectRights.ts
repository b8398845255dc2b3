import type { ProjectRight } from '#schema/access/projectRights.ts'

/** What the viewer may do in a project, as the server told with it. */
export const mayIn = (project: { may: readonly string[] }, right: ProjectRight) => project.may.includes(right)
