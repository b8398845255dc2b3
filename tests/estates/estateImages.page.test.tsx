import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { StoredFile } from '#client/files/files.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { file, ownersRights, readersRights, quietOverview, refused, solveien } from './estateServer.ts'

type Image = StoredFile & { __typename?: 'File' }
const image = (id: string) => ({ ...file(`${id}.jpg`, 'image/jpeg', 300_000), id })

interface World {
  images?: Image[]
  chosen?: Image | null
  outside?: string[]
  may?: string[]
}

function server({ images = [], chosen = null, outside = [], may = ownersRights }: World = {}) {
  const world = { images, chosen }
  const asked: { operation: string; fileId?: string }[] = []
  const state = { refusal: undefined as ReturnType<typeof refused> | undefined }
  const estate = () => ({ ...solveien, image: world.chosen, may, reportDocuments: null })
  const answers: Record<string, (fileId: string) => object> = {
    EstateSummary: () => ({ estate: estate() }),
    EstateOverview: () => quietOverview('solveien'),
    EstateImages: () => ({
      estate: { __typename: 'Estate', id: 'solveien', image: world.chosen },
      exterior: { __typename: 'Exterior', id: 'solveien', images: outside.map((id) => ({ __typename: 'ExteriorImage', id })) },
      estateImages: {
        __typename: 'FileConnection',
        totalCount: world.images.length,
        edges: world.images.map((node) => ({ __typename: 'FileEdge', cursor: node.id, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    ChooseEstateImage: (fileId) => {
      world.chosen = world.images.find(({ id }) => id === fileId)!
      return { chooseEstateImage: { __typename: 'Estate', id: 'solveien', image: world.chosen } }
    },
    DeleteEstateImage: (fileId) => {
      world.images = world.images.filter(({ id }) => id !== fileId)
      if (world.chosen?.id === fileId) world.chosen = null
      return { deleteEstateImage: { __typename: 'Removed', id: 'record' } }
    },
  }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: { fileId: string } }
      asked.push({ operation: operationName, fileId: variables.fileId })
      if (state.refusal && operationName === 'EstateImages') return state.refusal.clone()
      return HttpResponse.json({ data: answers[operationName]!(variables.fileId) })
    }),
    http.post('/api/private/estate/solveien/image', () => {
      world.images = [image('new'), ...world.images]
      return HttpResponse.json({ id: 'new', path: 'new', url: '/files/new/new.jpg' })
    }),
  )
  return { world, state, calls: (operation: string) => asked.filter((call) => call.operation === operation) }
}

async function open() {
  const { user } = await openPage('/private/estate/solveien', { as: member })
  await user.click(await screen.findByRole('button', { name: 'Bilder' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bilder av eiendommen' })
  return { user, dialog }
}

describe('the pictures of an estate', () => {
  test('are shown, with the one it is known by, and another is chosen', async () => {
    const { calls } = server({ images: [image('a'), image('b')], chosen: image('a') })
    const { user, dialog } = await open()
    const [first, second] = await within(dialog).findAllByRole('listitem')
    expect(within(first!).getByText('Hovedbilde')).toBeDefined()
    await user.click(within(second!).getByRole('button', { name: 'Bruk som hovedbilde: Bilde 2' }))
    await waitFor(() => expect(within(second!).getByText('Hovedbilde')).toBeDefined())
    expect(calls('ChooseEstateImage')).toMatchObject([{ fileId: 'b' }])
  })

  test('the first one becomes the one it is known by', async () => {
    const { calls } = server()
    const { user, dialog } = await open()
    expect(await within(dialog).findByText(/Ingen bilder ennå/)).toBeDefined()
    await user.upload(within(dialog).getByLabelText('Legg til bilde'), new File(['x'], 'hus.png', { type: 'image/png' }))
    const added = await within(dialog).findByRole('listitem')
    await waitFor(() => expect(within(added).getByText('Hovedbilde')).toBeDefined())
    expect(calls('ChooseEstateImage')).toMatchObject([{ fileId: 'new' }])
  })

  test('a further one is added, and chosen only by whoever chooses it', async () => {
    const { calls } = server({ images: [image('a')], chosen: image('a') })
    const { user, dialog } = await open()
    await within(dialog).findByText('Hovedbilde')
    await user.upload(within(dialog).getByLabelText('Legg til bilde'), new File(['x'], 'hus.png', { type: 'image/png' }))
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2))
    expect(calls('ChooseEstateImage')).toEqual([])
  })

  test('what is no picture is refused before it is sent', async () => {
    server({ images: [image('a')], chosen: image('a') })
    const { user, dialog } = await open()
    await within(dialog).findByText('Hovedbilde')
    // What the picker does not offer can still be pasted.
    await user.paste({ getData: () => '', files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } as unknown as DataTransfer)
    expect(await within(dialog).findByRole('alert')).toBeDefined()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  })

  test('one that is deleted can be had back, and is gone once the dialog is left', async () => {
    const { calls } = server({ images: [image('a'), image('b')], chosen: image('a') })
    const { user, dialog } = await open()
    await user.click(await within(dialog).findByRole('button', { name: 'Slett Bilde 1' }))
    await user.click(await within(dialog).findByRole('button', { name: 'Angre' }))
    expect(calls('DeleteEstateImage')).toEqual([])
    await user.click(await within(dialog).findByRole('button', { name: 'Slett Bilde 1' }))
    await within(dialog).findByText('Bilde 1 er slettet.')
    await user.click(within(dialog).getByRole('button', { name: 'Lukk' }))
    await waitFor(() => expect(calls('DeleteEstateImage')).toMatchObject([{ fileId: 'a' }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Vis bildet i full størrelse' })).toBeNull())
  })

  test('one of its outside is chosen here, and taken away there', async () => {
    server({ images: [image('a')], outside: ['a'] })
    const { dialog } = await open()
    expect(await within(dialog).findByText('Vises under Utvendig')).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: /^Slett/ })).toBeNull()
  })

  test('are for those who may change the estate', async () => {
    server({ may: readersRights })
    await openPage('/private/estate/solveien', { as: member })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Bilder' })).toBeNull()
  })

  test('that cannot be read can be tried again', async () => {
    const { state } = server({ images: [image('a')] })
    state.refusal = refused('internalError', 500)
    const { user, dialog } = await open()
    const retry = await within(dialog).findByRole('button', { name: /Prøv igjen/ })
    state.refusal = undefined
    await user.click(retry)
    expect(await within(dialog).findByRole('listitem')).toBeDefined()
  })
})
