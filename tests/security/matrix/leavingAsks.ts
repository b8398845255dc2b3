import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Ask, Asking } from './asks.ts'
import type { Person } from './people.ts'

/** An estate of those who own the one in question, and who are let in there in the same way: it may go. */
async function another(world: World, { id }: TestEstate, { client }: Person, isAlone: boolean) {
  const { accountId } = client as { accountId?: string }
  const [mine] = await world.sql<{ id: string }>('select id from estate_owner where estate_id = $1 and account_id = $2', [
    id,
    accountId ?? null,
  ])
  if (!mine) return id
  const estate = await world.estate()
  if (isAlone) await world.sql('delete from estate_owner where estate_id = $1', [estate.id])
  await world.own(estate.id, accountId!)
  await world.sql(
    `insert into permission (account_id, subject, effect, action) select account_id, replace(subject, $2, $3), effect, action
     from permission where account_id = $1 and subject like 'estate/' || $2 || '%'`,
    [accountId, id, estate.id],
  )
  return estate.id
}

const asking = (name: string, rest: (estateId: string) => NonNullable<Ask['rest']>, estateId: string): Ask => ({
  graphql: { query: `mutation ($estateId: ID!) { ${name}(input: { estateId: $estateId }) { id } }`, variables: { estateId } },
  rest: rest(estateId),
})

/** Of estates that somebody owns no more. */
export const leavingAsks: Readonly<Record<string, Asking>> = {
  endOwnership: async (world, estate, person) =>
    asking(
      'endOwnership',
      (id) => ({ method: 'DELETE', url: `/api/private/estate/${id}/ownership` }),
      await another(world, estate, person, false),
    ),
  removeEstate: async (world, estate, person) =>
    asking(
      'removeEstate',
      (id) => ({ method: 'DELETE', url: `/api/private/estates/info/${id}` }),
      await another(world, estate, person, true),
    ),
  removedEstates: async () => ({
    graphql: { query: '{ removedEstates { id } }' },
    rest: { method: 'GET', url: '/api/private/estates/removed' },
  }),
  restoreEstate: async (world, { owner }) => {
    const { id } = await world.estate()
    await world.sql('delete from estate_owner where estate_id = $1', [id])
    await world.own(id, owner.accountId)
    await owner.delete(`/api/private/estates/info/${id}`)
    return asking('restoreEstate', (of) => ({ method: 'POST', url: `/api/private/estates/removed/${of}/restore` }), id)
  },
}
