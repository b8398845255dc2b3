import { afterAll, describe, expect, test } from 'vitest'
import { whenAsked } from '#schema/whenAsked.ts'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { createWorldOf } from '#tests/support/world/severalInstances.ts'
import { type TestEstate } from '#tests/support/world/world.ts'
import { type Ask, asks, sentWith } from './asks.ts'
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
const pictures = new Set(['uploadImage', 'uploadCompanyLogo', 'uploadExteriorImage', 'uploadEstateImage', 'uploadReportImage'])

/** One that the table has no word for stands there as it came. */
const outcomeOf = (status: number, code: string) => refusals[`${status} ${code}`] ?? (`${status} ${code}` as Outcome)

interface Answered {
  outcome: Outcome
  requestId: string
}

/** So many files ask for one share each, so that workers can take them side by side. */
const shares = 4

/** Everybody asks for every operation of a share of the table, over both transports, each call of another instance. */
export function whoMayDo(share: 1 | 2 | 3 | 4) {
  const operations = [...table.keys()].filter((_, index) => index % shares === share - 1)

  describe(`who may do what, ${share} of ${shares}`, async () => {
    // One that knew more than what the database holds would answer otherwise than the one that was asked before.
    const world = await createWorldOf(share % 2 ? 2 : 3)
    afterAll(() => world.close())

    const isPublic = (operation: string) => operation in world.app.publicSchema.getQueryType()!.getFields()
    const reads = (operation: string) => operation in world.app.schema.getQueryType()!.getFields()
    /** What was asked in vain stands to be asked again; it is made anew after it was done, and where it names who asks. */
    const isOfThePerson = (operation: string) => asks[operation]!.length > 2
    const doneAmong = (requestIds: string[]) =>
      world.sql<{ id: string }>("select request_id id from audit_entry where request_id = any($1) and outcome = 'done'", [requestIds])

    async function overGraphql({ graphql }: Ask, { client, linkKey }: Person, operation: string): Promise<Answered> {
      const { status, errors, requestId } = await client.gql(graphql!.query, graphql!.variables)
      const refusal = errors?.[0]?.extensions
      if (!refusal) return { outcome: 'ok', requestId }
      const hasEnded = linkKey !== undefined && status === 410 // told before the operation is looked at
      if ((status === 400 && refusal.code === 'badRequest') || (hasEnded && !isPublic(operation))) return { outcome: 'none', requestId }
      return { outcome: outcomeOf(refusal.status, refusal.code), requestId }
    }

    async function overRest({ rest, restByLink, sendsFile }: Ask, { client, linkKey }: Person, operation: string): Promise<Answered> {
      if (linkKey !== undefined && !restByLink) {
        if (operation in everybodys) return { outcome: 'none', requestId: '' }
        const { status, requestId } = await client.send(rest!.method, rest!.url)
        return { outcome: status === 401 ? 'none' : 'ok', requestId }
      }
      const url = linkKey === undefined ? rest!.url : restByLink!(linkKey)
      const [name, content] = pictures.has(operation) ? ['hus.png', await png()] : ['rapport.pdf', pdf]
      const { status, body, requestId } = sendsFile
        ? await client.sendFile(url, name, content)
        : await client.send(rest!.method, url, sentWith(rest!))
      return { outcome: status < 300 ? 'ok' : outcomeOf(status, body.code), requestId }
    }

    describe.each(operations)('%s', (operation) => {
      const crowd = async () => {
        const estate: TestEstate = await world.estate()
        return { estate, people: await peopleOf(world, estate) }
      }
      // Reading leaves everything as it was.
      const met = reads(operation) ? whenAsked(crowd) : crowd
      test.each(['graphql', 'rest'] as const)('over %s', async (transport) => {
        const { estate, people } = await met()
        const found: Partial<Record<Column, Outcome>> = {}
        const expected: Partial<Record<Column, Outcome>> = {}
        const refused = new Map<string, Column>()
        let ask: Ask | undefined
        for (const column of columns) {
          const person = people[column]
          if (!ask || isOfThePerson(operation)) ask = await asks[operation]!(world, estate, person)
          if (!ask[transport]) continue
          const over = transport === 'graphql' ? overGraphql : overRest
          const { outcome, requestId } = await over(ask, person, operation)
          found[column] = outcome
          expected[column] = table.get(operation)![column]
          if (outcome !== 'ok') refused.set(requestId, column)
          else if (!reads(operation)) ask = undefined
        }
        for (const { id } of await doneAmong([...refused.keys()])) found[refused.get(id)!] = 'done all the same' as Outcome
        expect(found).toEqual(expected)
      })
    })
  })
}

/** Open to everybody, so that a private address with a link's key in hand says nothing about links. */
const everybodys: Readonly<Record<string, true>> = {
  addresses: true,
  refusableOwnerInvitation: true,
  refuseOwnerInvitation: true,
  refusableSender: true,
  refuseSender: true,
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
  emailToken: true,
  startAnew: true,
  paperAskedFor: true,
  deliverPaper: true,
  supplierErrand: true,
  giveQuotationByLink: true,
}
