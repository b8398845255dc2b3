export const deviationStatuses = ['open', 'inWork', 'mended', 'confirmed', 'moved'] as const
export type DeviationStatus = (typeof deviationStatuses)[number]

/** From where one can come to each. Mended, it can be sent back; confirmed, or moved to the plan of the house, it is over. */
export const deviationMoves: Readonly<Record<DeviationStatus, readonly DeviationStatus[]>> = {
  open: ['inWork', 'mended'],
  inWork: ['open', 'mended'],
  mended: ['open', 'confirmed'],
  confirmed: [],
  moved: [],
}
export const isOver = (status: DeviationStatus) => !deviationMoves[status].length
