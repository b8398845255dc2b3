import { useApolloClient } from '@apollo/client/react'
import { refusalOf } from '#client/access/refusal.ts'
import { readAgain } from '#client/data/changes.ts'
import { useSend } from '#client/data/useSend.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { MakeTaskOfFindingDocument } from '#client/generated/operations/MakeTaskOfFinding.ts'
import { notify } from '#client/ui/notify.ts'
import type { Finding } from './finding.ts'
import { type FindingValues, foundOf } from './findingForm.ts'
import { planChanges } from './planChanges.ts'

/** Makes a task of a finding. Where somebody else was first, theirs is shown. */
export function useMakeTask() {
  const { estateId } = useEstatePlace()
  const client = useApolloClient()
  const send = useSend()
  return async (finding: Finding, values: FindingValues) => {
    const input = { estateId, ...foundOf(finding, values) }
    try {
      await send({ mutation: MakeTaskOfFindingDocument, variables: { input } }, planChanges)
    } catch (error) {
      if (refusalOf(error)?.code !== 'entityAlreadyExists') throw error
      readAgain(client.cache, planChanges)
      return
    }
    notify.success('estates.finding.made', { values: { title: input.title } })
  }
}
