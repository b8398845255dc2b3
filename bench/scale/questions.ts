import { people as peopleCount, type Person, readPeople } from '../data/people.ts'
import { connected } from '../data/prepare.ts'
import { commandRequests } from '../operations/commands.ts'
import { type Operation, operations } from '../operations/operations.ts'
import { pageInfo } from '../operations/parts.ts'
import { asPerson, largeRequests, readRequests, type Request } from '../operations/requests.ts'
import { landlordToken } from './landlord.ts'

export interface Question {
  name: string
  title: string
  /** Whether its statements can be sent one by one; else the product is asked as a whole. */
  isCompiled: boolean
  /** As those ask who have as much as anybody: in the large world, and in the small one. */
  usual: { large: readonly Request[]; small: readonly Request[] }
  /** As those ask in the large world who have the most, and as those who have as much as anybody. */
  most?: { large: readonly Request[]; small: readonly Request[] }
}

const history = `query History($estateId: ID!) {
  history(estateId: $estateId, first: 20) { totalCount edges { node { id at operation outcome recordId } } ${pageInfo} }
}`

type Account = Pick<Person, 'token' | 'accountId'>
async function landlordIn(url: string): Promise<Account> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ accountId: string }>('select account_id "accountId" from bench.landlord')
    return { ...rows[0]!, token: landlordToken }
  })
}

/** A look at the same list by whoever has the most. */
const asked = (operation: Operation, who: Account) => [asPerson(operation, who, {})]

/** What every screen asks for, twice: as it grows with the world, and as it grows with what whoever asks has themselves. */
export async function questionsFor(urls: { large: string; small: string }, only?: readonly string[]): Promise<readonly Question[]> {
  const [large, small] = [await connected(urls.large, readPeople), await connected(urls.small, readPeople)]
  const landlord = await landlordIn(urls.large)
  const owner = large.find((person) => person.large)!
  // Those who have the most are no measure of the others.
  const usual = large.filter((person) => person !== owner && peopleCount > 1)
  const smallUsual = small.slice(1)
  const mostOf = (operation: Operation): Question['most'] => {
    if (operation.isOfLarge) return largeRequests(operation, large)
    if (operation.name === 'estateList' || operation.name === 'portfolio')
      return { large: asked(operation, landlord), small: usual.slice(0, 8).flatMap((person) => asked(operation, person)) }
    if (operation.name === 'reportArchive' || operation.name === 'estateSummary') {
      const of = (estateId: string) => [asPerson(operation, owner, { estateId })]
      return { large: of(owner.large!), small: of(owner.papers) }
    }
    return undefined
  }
  const asking = operations.filter(({ kind, isCompiled, usesUp }) => kind === 'read' || (isCompiled && !usesUp))
  const requests = (operation: Operation, people: readonly Person[]) =>
    operation.kind === 'read' ? readRequests(operation, people) : commandRequests(operation, people)
  const questions = asking.map((operation): Question => {
    const most = mostOf(operation)
    const { name, title, isCompiled } = operation
    return {
      name,
      title,
      isCompiled,
      usual: { large: requests(operation, usual), small: requests(operation, smallUsual) },
      ...(most && { most }),
    }
  })
  const told = { ...operations[0]!, document: history }
  const historyOf = (people: readonly Person[]) => people.map((person) => asPerson(told, person, { estateId: person.papers }))
  const all: Question[] = [
    ...questions,
    {
      name: 'history',
      title: 'history of an estate',
      isCompiled: true,
      usual: { large: historyOf(usual), small: historyOf(smallUsual) },
      most: { large: [asPerson(told, owner, { estateId: owner.large! })], small: [asPerson(told, owner, { estateId: owner.papers })] },
    },
  ]
  return all.filter(({ name }) => !only || only.includes(name))
}
