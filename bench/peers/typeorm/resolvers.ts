import type { Asker } from '../asker.ts'
import { mayOn, opensArchive } from '../asker.ts'
import { connectionOf, type EstateRow, type FileRow, identityOf, type Page, type ReportRow, urlOf } from '../shapes.ts'
import type { Save } from './save.ts'
import { refuse } from './serve.ts'

/** How the two servers differ: where their rows come from. */
export interface Sources<Context extends Asker> {
  estates(context: Context, first: number): Promise<Page<EstateRow>>
  /** Nothing where it does not exist for who asks. */
  estate(context: Context, id: string): Promise<EstateRow | undefined>
  image(context: Context, estate: EstateRow): unknown
  reports(context: Context, estateId: string, first: number): Promise<Page<ReportRow> & { totalCount: number }>
  file(context: Context, report: ReportRow): unknown
  save(context: Context, input: Save): Promise<ReportRow>
}
type Of = { estateId: string; first: number }

export function resolversOver<Context extends Asker>(sources: Sources<Context>) {
  const seen = async (context: Context, estateId: string) => (await sources.estate(context, estateId)) ?? refuse('entityNotFound', context)
  const reportsOf = async (context: Context, estateId: string, first: number) => {
    const page = await sources.reports(context, estateId, first)
    return connectionOf(page, page.totalCount, ({ id }) => [id])
  }
  return {
    Query: {
      estates: async (_: unknown, { first }: Of, context: Context) =>
        connectionOf(await sources.estates(context, first), null, ({ addressLine1, id }) => [addressLine1, id]),
      estate: (_: unknown, { estateId }: Of, context: Context) => seen(context, estateId),
      async reportDocuments(_: unknown, { estateId, first }: Of, context: Context) {
        const { owner } = await seen(context, estateId)
        return opensArchive(context, estateId, owner) ? reportsOf(context, estateId, first) : refuse('authorizationFailure', context)
      },
    },
    Mutation: {
      async saveReportDocument(_: unknown, { input }: { input: Save }, context: Context) {
        const { owner } = await seen(context, input.estateId)
        if (!opensArchive(context, input.estateId, owner, 'update')) refuse('authorizationFailure', context)
        return sources.save(context, input)
      },
    },
    Estate: {
      identity: identityOf,
      may: (row: EstateRow, _: unknown, context: Context) => mayOn(context, row.id, row.owner),
      image: (row: EstateRow, _: unknown, context: Context) => sources.image(context, row),
      reportDocuments: (row: EstateRow, { first }: Of, context: Context) =>
        opensArchive(context, row.id, row.owner) ? reportsOf(context, row.id, first) : null,
    },
    ReportDocument: {
      createdAt: ({ createdAt }: ReportRow) => createdAt.toISOString(),
      file: (row: ReportRow, _: unknown, context: Context) => sources.file(context, row),
    },
    File: { url: (row: FileRow, _: unknown, context: Context) => urlOf(context, row), path: ({ id }: FileRow) => id },
  }
}
