import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { projectOn } from './wholeProjectAsks.ts'

interface Holder {
  /** In the names of its operations. */
  name: 'Estate' | 'Project' | 'Company'
  key: 'estateId' | 'projectId' | 'companyId'
  column: string
  needs: string
  of: (world: World, estate: TestEstate) => Promise<string>
  url: (id: string) => string
}

const holders: readonly Holder[] = [
  {
    name: 'Estate',
    key: 'estateId',
    column: 'estate_id',
    needs: 'delete report-archive',
    of: async (_, { id }) => id,
    url: (id) => `/api/private/estate/${id}/deleted`,
  },
  {
    name: 'Project',
    key: 'projectId',
    column: 'project_id',
    needs: 'update documents',
    of: projectOn,
    url: (id) => `/api/private/project/${id}/deleted`,
  },
  {
    name: 'Company',
    key: 'companyId',
    column: 'company_id',
    needs: 'delete control-templates',
    of: async (world) => (await world.company()).id,
    url: () => '/api/private/company/deleted',
  },
]

const empty = JSON.stringify({ rows: [], changes: [], files: [] })

async function deletedAt(world: World, estate: TestEstate, { of, column, needs }: Holder) {
  const id = await of(world, estate)
  const [columns, values] = column === 'project_id' ? [', estate_id', ', $4::uuid'] : ['', '']
  const [row] = await world.sql<{ id: string }>(
    `insert into deletion (${column}, needs, kind, record_id, kept${columns}) values ($1, $2, 'report', new_id(), $3${values}) returning id`,
    [id, needs, empty, ...(columns ? [estate.id] : [])],
  )
  return { id, ids: [row!.id] }
}

const asksOf = (holder: Holder): Readonly<Record<string, Asking>> => {
  const { name, key, of, url } = holder
  const list = `${name.toLowerCase()}Deletions`
  const type = name === 'Company' ? 'ID' : 'ID!'
  const command = (verb: 'restore' | 'end') => ({
    [`${verb}${name}Deletions`]: async (world: World, estate: TestEstate) => {
      const { id, ids } = await deletedAt(world, estate, holder)
      return {
        graphql: {
          query: `mutation ($input: ${verb === 'end' ? 'End' : 'Restore'}${name}DeletionsInput!) { ${verb}${name}Deletions(input: $input) { done } }`,
          variables: { input: { [key]: id, ids } },
        },
        rest: { method: 'POST' as const, url: `${url(id)}/${verb}`, body: { [key]: id, ids } },
      }
    },
  })
  return {
    [list]: async (world, estate) => {
      const id = await of(world, estate)
      return {
        graphql: { query: `query ($id: ${type}) { ${list}(${key}: $id) { totalCount } }`, variables: { id } },
        rest: { method: 'GET', url: `${url(id)}${name === 'Company' ? `?companyId=${id}` : ''}` },
      }
    },
    ...command('restore'),
    ...command('end'),
  }
}

/** Each about what was deleted just before. */
export const deletionAsks: Readonly<Record<string, Asking>> = Object.assign({}, ...holders.map(asksOf))
