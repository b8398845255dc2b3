import { backgroundJobsInput } from '#schema/administration/jobs.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { answer } from '#server/kernel/operation.ts'
import { jobsNamed } from './jobs.ts'

export const backgroundJobs = answer({
  name: 'backgroundJobs',
  input: backgroundJobsInput,
  permission: asSystemAdmin,
  answer: ({ grant, input }) => jobsNamed(grant, input),
})
