import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  AskForMissingPapersDocument,
  AskForPaperDocument,
  DecidePaperDocument,
  type OwedPaperPartsFragment,
  EndPaperRequestDocument,
  useDocumentMeterQuery,
} from '#client/generated/graphql.ts'

export type Owed = OwedPaperPartsFragment
const changed = ['Query.documentMeter', 'Project.paperRequests'] as const

/** The papers that are asked for at the end of a project. */
export function useMeter(projectId: string) {
  const query = useDocumentMeterQuery({ variables: { projectId }, ...screenQuery })
  return { meter: shownData(query)?.documentMeter, isAwaited: !query.error }
}

/** What whoever manages a project does about one of them. */
export function useMeterMoves(projectId: string) {
  const send = useSend()
  return {
    decide: ({ code }: Pick<Owed, 'code'>, state: 'needed' | 'notNeeded' | null, reason?: string) =>
      send({ mutation: DecidePaperDocument, variables: { input: { projectId, code, state, ...(reason && { reason }) } } }, changed),
    ask: ({ code }: Pick<Owed, 'code'>, asking: { participantId: string; neededBy?: string | null; message?: string | null }) =>
      send({ mutation: AskForPaperDocument, variables: { input: { projectId, code, ...asking } } }, changed),
    askForMissing: (asking: { neededBy?: string | null; message?: string | null }) =>
      send({ mutation: AskForMissingPapersDocument, variables: { input: { projectId, ...asking } } }, changed),
    revoke: (requestId: string) => send({ mutation: EndPaperRequestDocument, variables: { input: { projectId, requestId } } }, changed),
  }
}
