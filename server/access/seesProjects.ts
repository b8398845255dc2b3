import { type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
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

export const seesProjects: Reads<object, SeenProjects> = whenOn('projectManagement', {
  rule: 'an account, of the projects that it has to do with',
  admits: (viewer) => asAccount.admits(viewer),
  gate: whoeverIsAdmitted,
  rows: () => new SeenProjects(),
})
