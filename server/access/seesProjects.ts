import { Rows } from '#server/kernel/read/description.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { whenOn } from './feature.ts'
import { asAccount } from './signedIn.ts'
import { projectsSeen } from './standing.ts'

/** The projects that an account has to do with, for reading. Only a permission makes it. */
class SeenProjects {
  projects() {
    return new Rows<Project>(Project, [], { source: projectsSeen, brings: { projectStanding: 'standing' } })
  }
}

export const seesProjects = whenOn('projectManagement', {
  ...asAccount,
  area: 'projects',
  keepsToEstates: true,
  rule: 'an account, of the projects that it has to do with',
  rows: () => new SeenProjects(),
})
