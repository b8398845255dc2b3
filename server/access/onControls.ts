import { belowProject, onProject } from './onProject.ts'

export const readsControls = onProject('read control-areas')
export const readsBelowControls = belowProject('read control-areas')
export const changesControls = onProject('update control-areas')
/** What was completed is taken up again by whoever leads the work. */
export const reopensControls = onProject('reopen control-areas')
