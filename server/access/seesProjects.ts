import type { Permission } from '#server/kernel/operation.ts'
import { Rows } from '#server/kernel/read/description.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { whenOn } from './feature.ts'
import { isSeen } from './projectStanding.ts'
import { asAccount } from './signedIn.ts'

/** The projects that an account has to do with, for reading. Only a permission makes it. */
class SeenProjects {
  projects() {
    return new Rows<Project>(Project, [isSeen])
  }
}

export const seesProjects: Permission<object, SeenProjects, never> = whenOn('projectManagement', {
  rule: 'an account, of the projects that it has to do with',
  admits: (viewer) => asAccount.admits(viewer),
  reads: () => ({ scope: new SeenProjects() }),
  grant() {
    throw new Error('projects are listed, and changed one by one')
  },
})
