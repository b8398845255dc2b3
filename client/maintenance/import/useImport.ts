import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { refusalOf } from '#client/access/refusal.ts'
import { request } from '#client/access/request.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import { send as sendFile } from '#client/files/upload/send.ts'
import {
  ImportPlanDocument,
  PlanImportCheckDocument,
  type PlanImportCheckQuery,
  PlanImportSheetDocument,
  type PlanImportField,
} from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { percentSent } from '#client/ui/percent.ts'
import { useBusy } from '#client/ui/useAct.ts'
import { type Columns, type Sheet, unitsAsked } from './columns.ts'
import { type Refused, refusedKinds } from './refused.ts'

export type Check = PlanImportCheckQuery['planImportCheck']
export interface Correction {
  row: number
  field: PlanImportField
  text: string
}

/** What is meant wherever a column says so. */
export interface Meaning {
  field: PlanImportField
  found: string
  text: string
}
export interface Mended {
  corrections: readonly Correction[]
  meanings: readonly Meaning[]
  asTasks: readonly number[]
}

const outcomes = { tell: false }

/** A spreadsheet on its way into the plan: where it lies, what is in it, and what becomes of it. */
export function useImport(estateId: string) {
  const client = useApolloClient()
  const text = useText()
  const send = useSend((error) => refusedOf(error) !== undefined || isFaulty(error))
  const [fileId, setFileId] = useState<string>()
  const [sheet, setSheet] = useState<Sheet>()
  const [refused, setRefused] = useState<Refused>()
  const [sending, setSending] = useState<number>()
  const [isBusy, whileBusy] = useBusy()

  /** What goes wrong is said on the screen where it is the file's fault; nothing comes of it then. */
  async function trying<T>(work: () => Promise<T>): Promise<T | undefined> {
    setRefused(undefined)
    try {
      return await whileBusy(work)
    } catch (error) {
      const reason = refusedOf(error)
      if (reason) setRefused(reason)
      else tellFailure(refusalOf(error) ?? error)
      return undefined
    } finally {
      setSending(undefined)
    }
  }
  async function look(id: string, which: { sheet?: string; headerRow?: number } = {}) {
    const { data } = await client.query({
      query: PlanImportSheetDocument,
      variables: { estateId, fileId: id, ...which },
      fetchPolicy: 'no-cache',
      context: outcomes,
    })
    setSheet(data?.planImportSheet)
    return data?.planImportSheet
  }
  const forget = (id = fileId) => {
    setFileId(undefined)
    setSheet(undefined)
    // It would be swept in a day anyway, so nobody has to hear of a failure.
    if (id) void request<void>(`/api/private/temporary-document/${id}`, { method: 'DELETE' }).catch(() => undefined)
  }
  const chosen = (columns: Columns, { corrections, meanings, asTasks }: Mended) => ({
    fileId: fileId!,
    sheet: sheet!.sheet,
    headerRow: sheet!.headerRow,
    columns: columns.map(({ field }) => field),
    units: columns.map(({ unit }, n) => (unitsAsked(columns, n).length ? unit : null)),
    corrections: [...corrections],
    meanings: [...meanings],
    asTasks: [...asTasks],
    buildingName: text('maintenance.starter.building.house'),
  })

  return {
    sheet,
    refused,
    sending,
    isBusy,
    forget,
    /** Sends a file and reads it. */
    open: (file: File) =>
      trying(async () => {
        forget()
        setSending(0)
        const to = `/api/private/maintenance-plans/estate-plans/${estateId}/import/sheet`
        const { signal } = new AbortController()
        const stored = await sendFile(file, {
          kind: 'document',
          to,
          signal,
          onProgress: (sent) => setSending(percentSent(sent, file.size)),
        })
        setFileId(stored.id)
        setSending(undefined)
        return look(stored.id)
      }),
    refuse: setRefused,
    lookAgain: (which: { sheet?: string; headerRow?: number }) => trying(() => look(fileId!, which)),
    check: (columns: Columns, mended: Mended) =>
      trying(async () => {
        const { data } = await client.query({
          query: PlanImportCheckDocument,
          variables: { estateId, ...chosen(columns, mended) },
          fetchPolicy: 'no-cache',
          context: outcomes,
        })
        return data?.planImportCheck
      }),
    /** Takes the rows that a dry run told of; nothing where the same choices would bring something else by now. */
    take: async (columns: Columns, mended: Mended, { seen, faultyCount }: Check) => {
      try {
        const input = { estateId, ...chosen(columns, mended), take: faultyCount ? ('sound' as const) : ('all' as const), seen }
        const { importPlan } = await whileBusy(() => send({ mutation: ImportPlanDocument, variables: { input } }, planChanges))
        setFileId(undefined)
        return importPlan
      } catch (error) {
        setRefused(refusedOf(error))
        return undefined
      }
    },
  }
}

const isFaulty = (error: unknown) => ['take', 'seen'].some((field) => refusalOf(error)?.fields?.[field] !== undefined)

function refusedOf(error: unknown): Refused | undefined {
  const refusal = refusalOf(error)
  if (refusal?.code === 'entityNotFound') return 'gone'
  if (refusal?.code === 'unsupportedFileFormat') return 'unreadable'
  const fault = refusal?.fields?.['fileId']
  return refusedKinds.find((kind) => kind === fault)
}
