import { In, Not } from 'typeorm'
import type { Asker } from './asker.ts'
import { sees } from './asker.ts'
import { pageOf } from './shapes.ts'
import { connect, type Estate, estates, type Report, reports } from './typeorm/dataSource.ts'
import { resolversOver } from './typeorm/resolvers.ts'
import { saveWith } from './typeorm/save.ts'
import { serve } from './typeorm/serve.ts'

/** TypeORM as its own documents show it: what belongs to a row is found together with it. */
const source = await connect('typeorm-find')
const reportsFound = source.getRepository(reports)
const estatesFound = source.getRepository(estates)

const resolvers = resolversOver<Asker>({
  async estates(asker, first) {
    const rows = await estatesFound.find({
      where: { owners: { accountId: asker.accountId! }, id: Not(In([...asker.closed])) },
      relations: { image: true },
      order: { addressLine1: 'ASC', id: 'ASC' },
      take: first + 1,
    })
    return pageOf(
      rows.map((row) => ({ ...row, owner: true })),
      first,
    )
  },
  async estate(asker, id) {
    const row = await estatesFound.findOne({ where: { id }, relations: { image: true, owners: true } })
    const owner = row?.owners.some(({ accountId }) => accountId === asker.accountId) ?? false
    return row && sees(asker, id, owner) ? { ...row, owner } : undefined
  },
  image: (_, row) => (row as Estate).image,
  async reports(_, estateId, first) {
    const [rows, totalCount] = await reportsFound.findAndCount({
      where: { estateId },
      relations: { file: true },
      order: { id: 'DESC' },
      take: first + 1,
    })
    return { ...pageOf(rows, first), totalCount }
  },
  file: (_, row) => (row as Report).file,
  save: saveWith(source),
})
await serve(source, resolvers, (asker) => asker)
