import { decidePaperInput, documentMeterInput } from '#schema/projects/owedPapers.input.ts'
import { onProject } from '#server/access/onProject.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { decide } from './deciding.ts'
import { meterOf } from './meter.ts'

export const documentMeter = answer({
  name: 'documentMeter',
  input: documentMeterInput,
  mayBeOld: true,
  permission: onProject('read handover'),
  answer: ({ grant, call }) => meterOf(grant, call.language),
})

export const decidePaper = command({
  name: 'decidePaper',
  input: decidePaperInput,
  permission: onProject('update project'),
  concerns: ({ grant }) => ({ recordId: grant.projectId }),
  async run({ grant, input, call }) {
    await decide(grant, input)
    return meterOf(grant, call.language)
  },
})
