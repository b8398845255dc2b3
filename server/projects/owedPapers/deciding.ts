import type { InferType } from 'yup'
import type { decidePaperInput } from '#schema/projects/owedPapers.input.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { DecidedPaper } from './decidedPaper.entity.ts'

/** What is said last of a paper counts; nothing leaves it to the list. */
export async function decide(grant: ProjectGrant, { code, state, reason }: InferType<typeof decidePaperInput>) {
  const decisions = grant.rows(DecidedPaper)
  const [before] = await decisions.all({ code })
  const values = { state, reason: state === 'notNeeded' ? reason : null }
  if (!state) return before && decisions.remove(before.id)
  return before ? decisions.change(before, values) : decisions.add({ code, ...values })
}
