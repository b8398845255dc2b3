import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { MailboxLineFragment, MailDocumentPartsFragment } from '#client/generated/graphql.ts'
import { file, refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { rightsTo } from '#tests/support/rights.ts'

type MailDocument = MailDocumentPartsFragment
type Variables = Record<string, unknown> & { documentId?: string; input?: Record<string, unknown> }

const sections = ['estate', 'mailbox', 'report-archive', 'technical-information', 'insurance', 'private-folder'] as const
export const ownersRights = rightsTo(...sections)

const delivery: MailDocument['delivery'] = {
  __typename: 'MailboxMessage',
  id: 'bad',
  subject: 'Nytt bad',
  message: 'Takk for oppdraget.',
  senderName: null,
  createdAt: '2026-03-12T08:07:00.000Z',
}
export const mail = (id: string, more: Partial<MailDocument> = {}): MailDocument => ({
  __typename: 'MailboxDocument',
  id,
  customName: id,
  fileName: `${id}.pdf`,
  fileSize: 2048,
  seen: false,
  movedTo: null,
  movedRecordId: null,
  movedBuildingId: null,
  movedAt: null,
  createdAt: delivery.createdAt,
  file: file(`${id}.pdf`, 'application/pdf', 2048),
  delivery,
  ...more,
})

interface World {
  /** Null where the mailbox is closed. */
  documents?: MailDocument[] | null
  may?: string[]
}

/** Answers for one mailbox of one estate, out of what is in it; and remembers what it was asked. */
export function mailboxServer({ documents = [], may = ownersRights }: World = {}) {
  const world = { documents }
  const asked: { operation: string; variables: Variables }[] = []
  const refusals = new Map<string, () => Response>()
  const unseen = () => world.documents?.filter(({ seen }) => !seen).length ?? null
  const frame = () => ({ ...solveien, may, unseenMailCount: unseen() })
  const line = (): MailboxLineFragment => ({
    __typename: 'Mailbox',
    id: 'solveien-moen',
    companyId: 'moen',
    companyName: 'Moen Rør AS',
    isCompanyProven: true,
    unseenCount: unseen() ?? 0,
    documentCount: world.documents?.length ?? 0,
    lastAt: delivery.createdAt,
  })
  const list = (type: string, nodes: readonly { id: string }[]) => ({
    __typename: `${type}Connection`,
    totalCount: nodes.length,
    edges: nodes.map((node) => ({ __typename: `${type}Edge`, cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  })
  const change = (id: unknown, to: Partial<MailDocument>) => {
    world.documents = world.documents!.map((document) => (document.id === id ? { ...document, ...to } : document))
    return world.documents.find((document) => document.id === id)
  }
  const answers: Record<string, (variables: Variables) => object> = {
    Mailboxes: () => ({
      estate: { ...frame(), mailboxes: world.documents && list('Mailbox', world.documents.length ? [line()] : []) },
    }),
    Mailbox: () => ({ estate: frame(), mailbox: { ...line(), documents: list('MailboxDocument', world.documents!) } }),
    UnseenMail: () => ({ estate: frame() }),
    BuildingsForMail: () => ({
      estate: { __typename: 'Estate', id: 'solveien', buildings: list('Building', [building]) },
    }),
    SeeMailDocument: ({ documentId }) => ({ seeMailboxDocument: !!change(documentId, { seen: true }) }),
    SeeMailbox: () => {
      for (const { id } of world.documents!) change(id, { seen: true })
      return { seeMailbox: { __typename: 'Mailbox', id: 'solveien-moen', unseenCount: 0 } }
    },
    MoveMailDocument: ({ input }) => ({
      moveMailboxDocument: change(input!['documentId'], {
        seen: true,
        file: null,
        movedTo: input!['to'] as MailDocument['movedTo'],
        movedRecordId: 'record',
      }),
    }),
    DeleteMailDocument: ({ documentId }) => {
      world.documents = world.documents!.filter(({ id }) => id !== documentId)
      return { deleteMailboxDocument: { __typename: 'Removed', id: 'record' } }
    },
  }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Variables }
      asked.push({ operation: operationName, variables })
      return refusals.get(operationName)?.() ?? HttpResponse.json({ data: answers[operationName]!(variables) })
    }),
  )
  return {
    world,
    calls: (operation: string) => asked.filter((call) => call.operation === operation).map(({ variables }) => variables),
    refuse: (operation: string, answer: () => Response) => void refusals.set(operation, answer),
    recover: () => refusals.clear(),
  }
}

const building = { __typename: 'Building', id: '00000000-0000-4000-8000-000000000001', name: 'Hovedhus' }
export const failed = () => refused('internalError', 500)
