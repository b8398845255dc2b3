import DataLoader from 'dataloader'
import { In, Not } from 'typeorm'
import { type Asker, sees } from './asker.ts'
import { pageOf } from './shapes.ts'
import { connect, estates, type File, files, owners, reports } from './typeorm/dataSource.ts'
import { resolversOver } from './typeorm/resolvers.ts'
import { saveWith } from './typeorm/save.ts'
import { serve } from './typeorm/serve.ts'

/** TypeORM's rows one table at a time, gathered by a loader for each request. */
const source = await connect('typeorm-dataloader')
const [estatesFound, filesFound, ownersFound, reportsFound] = [
  source.getRepository(estates),
  source.getRepository(files),
  source.getRepository(owners),
  source.getRepository(reports),
]

interface Context extends Asker {
  files: DataLoader<string, File | undefined>
}
const withLoaders = (asker: Asker): Context => ({
  ...asker,
  files: new DataLoader(async (ids) => {
    const rows = await filesFound.findBy({ id: In([...ids]) })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => byId.get(id))
  }),
})

const resolvers = resolversOver<Context>({
  async estates({ accountId, closed }, first) {
    const where = { owners: { accountId: accountId! }, id: Not(In([...closed])) }
    const rows = await estatesFound.find({ where, order: { addressLine1: 'ASC', id: 'ASC' }, take: first + 1 })
    return pageOf(
      rows.map((row) => ({ ...row, owner: true })),
      first,
    )
  },
  async estate(asker, id) {
    const [row, owner] = await Promise.all([
      estatesFound.findOneBy({ id }),
      asker.accountId ? ownersFound.existsBy({ estateId: id, accountId: asker.accountId }) : false,
    ])
    return row && sees(asker, id, owner) ? { ...row, owner } : undefined
  },
  image: (context, { imageFileId }) => (imageFileId ? context.files.load(imageFileId) : null),
  async reports(_, estateId, first) {
    const [rows, totalCount] = await reportsFound.findAndCount({ where: { estateId }, order: { id: 'DESC' }, take: first + 1 })
    return { ...pageOf(rows, first), totalCount }
  },
  file: (context, { fileId }) => context.files.load(fileId),
  save: saveWith(source),
})
await serve(source, resolvers, withLoaders)
