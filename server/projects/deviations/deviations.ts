import type { InferType } from 'yup'
import {
  type changeDeviationInput,
  mostDeviationFiles,
  type moveDeviationInput,
  type raiseDeviationInput,
} from '#schema/projects/deviations.input.ts'
import { deviationMoves, type DeviationStatus, isOver } from '#schema/projects/deviationStates.ts'
import { given } from '#server/access/given.ts'
import { ofProject } from '#server/access/heldSql.ts'
import { insideSection, type ProjectGrant } from '#server/access/projectGrant.ts'
import { Room } from '#server/estates/interior/room.entity.ts'
import { AppError, invalid, notFromHere } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { ControlPoint } from '../controlPoints/controlPoint.entity.ts'
import { ProjectDocument } from '../documents/projectDocument.entity.ts'
import { ProjectParticipant } from '../projects/projectParticipant.entity.ts'
import { Deviation, DeviationFile } from './deviation.entity.ts'

/** One after the other: each has a number of its own. */
const inTurn = ofProject(`select pg_advisory_xact_lock(hashtextextended('deviation of ' || p.id, 0)) from project p where p.id = $1`)

type Raised = InferType<typeof raiseDeviationInput>

/** On a point, a drawing, a room, or the project itself. */
export async function raise(grant: ProjectGrant, sent: Raised) {
  const { deviationId, controlPointId, documentId, markX, markY, roomId, text, responsibleId, dueDate, fileIds } = sent
  const all = grant.rows(Deviation)
  if (deviationId && (await all.find(deviationId))) throw new AppError('entityAlreadyExists')
  const point = controlPointId ? await grant.rows(ControlPoint).one({ id: controlPointId }) : null
  if (controlPointId && !point) throw invalid('controlPointId', 'notValid')
  if (documentId && (controlPointId || !(await grant.rows(ProjectDocument).exists({ id: documentId }))))
    throw invalid('documentId', 'notValid')
  if ((markX ?? null) !== null ? !documentId || (markY ?? null) === null : (markY ?? null) !== null) throw invalid('markX', 'notValid')
  const rooms = grant.ofEstate(Room)
  if (roomId && (controlPointId || documentId || !(await rooms.exists({ id: roomId, removedAt: null }))))
    throw invalid('roomId', 'notValid')
  await refuseStranger(grant, responsibleId)
  const about = { controlPointId, controlAreaId: point?.controlAreaId, documentId, markX, markY, roomId }
  await grant.query(inTurn)
  const number = (await all.highest('number', {})) + 1
  const values = { ...about, number, text, responsibleId, dueDate, raisedByAccountId: grant.viewer.accountId }
  const { written } = await all.save({ id: deviationId }, given(values, Object.keys(values)))
  await addFiles(grant, written.id, 'before', fileIds)
  return written
}

export async function change(grant: ProjectGrant, sent: InferType<typeof changeDeviationInput>) {
  const { deviationId, version, responsibleId, fileIds, removedFileIds } = sent
  const { all, deviation } = await held(grant, deviationId)
  if (isOver(deviation.status)) throw notNow(deviation.status)
  all.refuseStale(deviation, version)
  await refuseStranger(grant, responsibleId)
  await addFiles(grant, deviation.id, 'before', fileIds)
  await removeFiles(grant, deviation.id, removedFileIds ?? [])
  const { changedFields } = await all.change(deviation, { ...given(sent, ['responsibleId', 'dueDate']), text: sent.text ?? undefined })
  return new Written(Deviation, deviation.id, [...changedFields, ...(fileIds?.length || removedFileIds?.length ? ['files'] : [])], false)
}

/** Whoever raised it says whether it is mended; where they are gone, whoever manages the project. */
export async function move(grant: ProjectGrant, { deviationId, version, to, answer, fileIds }: InferType<typeof moveDeviationInput>) {
  const { all, deviation } = await held(grant, deviationId)
  if (!deviationMoves[deviation.status].includes(to)) throw notNow(deviation.status)
  const { accountId } = grant.viewer
  const isTheirs = deviation.raisedByAccountId ? deviation.raisedByAccountId === accountId : grant.standing === 'manager'
  if (deviation.status === 'mended' && !isTheirs) throw new AppError('authorizationFailure')
  all.refuseStale(deviation, version)
  await addFiles(grant, deviation.id, 'after', fileIds)
  const mended = { mendedAt: to === 'mended' ? new Date() : null, mendedByAccountId: to === 'mended' ? accountId : null }
  const outcome = to === 'confirmed' ? { confirmedAt: new Date() } : mended
  const written = await all.change(deviation, { status: to, ...outcome, ...given({ answer }, ['answer']) })
  const isSentBack = deviation.status === 'mended' && to === 'open'
  const what = isSentBack ? ('sentBack' as const) : to === 'mended' || to === 'confirmed' ? to : undefined
  return { written, what }
}

export const notNow = (status: DeviationStatus) => notFromHere(status, deviationMoves[status])

async function held(grant: ProjectGrant, id: string) {
  const all = grant.rows(Deviation)
  return { all, deviation: await all.get(id) }
}

async function refuseStranger(grant: ProjectGrant, responsibleId: string | null | undefined) {
  const works = { id: responsibleId ?? '', role: ['ProjectManager', 'Subcontractor'] as const }
  if (responsibleId && !(await grant.rows(ProjectParticipant).exists(works))) throw invalid('responsibleId', 'notValid')
}

async function addFiles(grant: ProjectGrant, deviationId: string, side: 'before' | 'after', fileIds: readonly string[] | null | undefined) {
  const files = grant.rows(DeviationFile, { deviationId })
  for (const fileId of new Set(fileIds)) {
    await grant.adopt([fileId], { field: 'fileIds', section: insideSection })
    await files.add({ side, fileId })
  }
  if (fileIds?.length && (await files.all({})).length > 2 * mostDeviationFiles) throw invalid('fileIds', 'tooMany')
}

async function removeFiles(grant: ProjectGrant, deviationId: string, fileIds: readonly string[]) {
  const files = grant.rows(DeviationFile, { deviationId })
  const present = (await files.all({})).filter(({ fileId }) => fileIds.includes(fileId))
  for (const { id } of present) await files.remove(id)
  await grant.release(present.map(({ fileId }) => fileId))
}
