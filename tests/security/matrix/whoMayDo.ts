import { afterAll, describe, expect, test } from 'vitest'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'
import { type Ask, asks } from './asks.ts'
import { type Column, columns, peopleOf, type Person } from './people.ts'
import { type Outcome, table } from './table.ts'

const refusals: Record<string, Outcome> = {
  '401 unauthenticatedUser': '401',
  '403 unauthorizedUser': 'role',
  '403 authorizationFailure': '403',
  '404 entityNotFound': '404',
  '410 entityNotFound': '410',
  '422 unprocessableEntity': '422',
  '409 lastAdminInCompany': 'last',
}

/** What takes in a picture, where the others take any document. */
const pictures = new Set(['uploadImage', 'uploadCompanyLogo', 'uploadExteriorImage', 'uploadEstateImage'])

/** One that the table has no word for stands there as it came. */
const outcomeOf = (status: number, code: string) => refusals[`${status} ${code}`] ?? (`${status} ${code}` as Outcome)

/** So many files ask for one share each, so that workers can take them side by side. */
const shares = 4

/** Everybody asks for every operation of a share of the table, over both transports. */
export function whoMayDo(share: 1 | 2 | 3 | 4) {
  const operations = [...table.keys()].filter((_, index) => index % shares === share - 1)

  describe(`who may do what, ${share} of ${shares}`, async () => {
    const world = await createWorld()
    afterAll(() => world.close())

    const isPublic = (operation: string) => operation in world.app.publicSchema.getQueryType()!.getFields()
    const done = async (operation: string) =>
      Number(
        (await world.sql<{ n: string }>("select count(*) n from audit_entry where operation = $1 and outcome = 'done'", [operation]))[0]!.n,
      )

    async function overGraphql({ graphql }: Ask, { client, linkKey }: Person, operation: string): Promise<Outcome> {
      const { status, errors } = await client.gql(graphql!.query, graphql!.variables)
      const refusal = errors?.[0]?.extensions
      if (!refusal) return 'ok'
      const hasEnded = linkKey !== undefined && status === 410 // told before the operation is looked at
      if ((status === 400 && refusal.code === 'badRequest') || (hasEnded && !isPublic(operation))) return 'none'
      return outcomeOf(refusal.status, refusal.code)
    }

    async function overRest({ rest, restByLink, sendsFile }: Ask, { client, linkKey }: Person, operation: string): Promise<Outcome> {
      if (linkKey !== undefined && !restByLink)
        return operation in everybodys || (await client.send(rest!.method, rest!.url)).status === 401 ? 'none' : 'ok'
      const url = linkKey === undefined ? rest!.url : restByLink!(linkKey)
      const [name, content] = pictures.has(operation) ? ['hus.png', await png()] : ['rapport.pdf', pdf]
      const { status, body } = sendsFile
        ? await client.sendFile(url, name, content)
        : await client.send(rest!.method, url, { body: rest!.body })
      return status < 300 ? 'ok' : outcomeOf(status, body.code)
    }

    describe.each(operations)('%s', (operation) => {
      test.each(['graphql', 'rest'] as const)('over %s', async (transport) => {
        const estate: TestEstate = await world.estate()
        const people = await peopleOf(world, estate)
        const found: Partial<Record<Column, Outcome>> = {}
        const expected: Partial<Record<Column, Outcome>> = {}
        for (const column of columns) {
          const person = people[column]
          const ask = await asks[operation]!(world, estate, person)
          if (!ask[transport]) continue
          const before = await done(operation)
          found[column] = transport === 'graphql' ? await overGraphql(ask, person, operation) : await overRest(ask, person, operation)
          expected[column] = table.get(operation)![column]
          const more = (await done(operation)) - before
          if (found[column] !== 'ok' && more) found[column] = 'done all the same' as Outcome
        }
        expect(found).toEqual(expected)
      })
    })
  })
}

/** Open to everybody, so that a private address with a link's key in hand says nothing about links. */
const everybodys: Readonly<Record<string, true>> = {
  addresses: true,
  companiesInRegister: true,
  currentUser: true,
  login: true,
  logout: true,
  userExists: true,
  registerCustomer: true,
  registerCompany: true,
  resetPassword: true,
  validatePasswordToken: true,
  createPassword: true,
  chooseMailByToken: true,
}
