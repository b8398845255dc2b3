import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ownersRights, readersRights, refused, solveien } from '#tests/estates/estateServer.ts'
import { uploadServer } from '#tests/files/uploadServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { exteriorServer, image } from './exteriorServer.ts'

const address = '/private/estate/solveien/exterior'
const open = (path = address) => openPage(path, { as: member })
const three = () => [image('a', 'Mot sør'), image('b'), image('c', 'Hagen')]
const captions = () => screen.getAllByRole('button', { name: /i full størrelse/ }).map((button) => button.getAttribute('aria-label'))

describe('the outside of an estate', () => {
  test('shows its pictures in order and what it is made of, read with one call', async () => {
    const { asked } = exteriorServer({ images: three(), words: { cladding: 'Tegl', roof: 'Skifer', description: 'Malt i 2021.' } })
    await open()
    expect(await screen.findByText('Mot sør')).toBeDefined()
    expect(captions()).toEqual(['Vis Mot sør i full størrelse', 'Vis Bilde 2 av 3 i full størrelse', 'Vis Hagen i full størrelse'])
    const facts = screen.getByRole('region', { name: 'Fasaden' })
    expect(facts.textContent).toContain('KledningTeglTakSkifer')
    expect(facts.textContent).toContain('Malt i 2021.')
    expect(facts.textContent).not.toContain('Grunnmur')
    expect(asked.map(({ operation }) => operation)).toEqual(['Exterior'])
    expect(document.title).toBe('Utvendig – Solveien 14 – Grunnmur')
    const [first, second] = screen.getAllByRole('button', { name: /i full størrelse/ }).map((button) => button.querySelector('img')!)
    expect([first!.getAttribute('loading'), second!.getAttribute('loading')]).toEqual(['eager', 'lazy'])
    expect(second!.getAttribute('srcset')).toContain('?w=160 160w')
  })

  test('opens a picture in the viewer, with the others beside it', async () => {
    exteriorServer({ images: three() })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Vis Bilde 2 av 3 i full størrelse' }))
    const viewer = await screen.findByRole('dialog')
    expect(within(viewer).getByText('2 av 3')).toBeDefined()
    await user.click(within(viewer).getByRole('button', { name: 'Neste bilde' }))
    expect(await screen.findByRole('dialog', { name: 'Hagen' })).toBeDefined()
  })

  test('invites while it is empty, and takes the first pictures', async () => {
    const server = exteriorServer()
    uploadServer()
    const { user } = await open()
    expect(await screen.findByRole('heading', { name: 'Vis frem huset' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Legg til bilder' }))
    await user.click(await screen.findByRole('button', { name: 'Vis bildene' }))
    expect(await screen.findAllByText('Velg minst ett bilde.')).not.toHaveLength(0)
    await user.upload(screen.getByLabelText('Bilder'), new File(['x'], 'hus.png', { type: 'image/png' }))
    await screen.findByText(/Lastet opp/)
    await user.click(screen.getByRole('button', { name: 'Vis bildene' }))
    await screen.findByRole('button', { name: /Vis Bilde 1 av 1/ })
    expect(server.calls('AddExteriorImages')[0]!.variables.input.fileIds).toHaveLength(1)
  })

  test('takes words, and says so when somebody was first', async () => {
    const server = exteriorServer({ words: { cladding: 'Tegl' } })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Endre teksten' }))
    await user.type(await screen.findByLabelText(/Tak/), 'Torv')
    server.refuse('SaveExterior', () => refused('cannotHandleTheRequest', 409, { reason: 'stale' }))
    server.world.words = { ...server.world.words, cladding: 'Puss', version: 2 }
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    await user.click(await screen.findByRole('button', { name: /Hent/ }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Kledning/).value).toBe('Puss'))
    server.recover()
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    expect(await screen.findByText('Torv')).toBeDefined()
    expect(server.calls('SaveExterior').at(-1)!.variables.input).toEqual({
      estateId: 'solveien',
      version: 2,
      cladding: 'Puss',
      roof: 'Torv',
      foundation: null,
      description: null,
    })
  })

  test('takes a caption, and makes a picture the one the estate is known by', async () => {
    const server = exteriorServer({ images: three() })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Valg for Bilde 2 av 3' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Skriv bildetekst' }))
    await user.type(await screen.findByLabelText(/Bildetekst/), 'Boden')
    await user.click(screen.getByRole('button', { name: 'Lagre bildeteksten' }))
    await user.click(await screen.findByRole('button', { name: 'Valg for Boden' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Bruk som hovedbilde' }))
    expect(await screen.findByText('Hovedbilde')).toBeDefined()
    expect(server.calls('SaveExteriorImage')[0]!.variables.input).toMatchObject({ imageId: 'b', version: 1, caption: 'Boden' })
    expect(server.calls('ChooseEstateImage')[0]!.variables).toEqual({ estateId: 'solveien', fileId: 'b' })
  })

  test('is put in order by its arrows, keeping the focus', async () => {
    const server = exteriorServer({ images: three() })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Endre rekkefølge' }))
    await user.click(await screen.findByRole('button', { name: 'Flytt Hagen opp' }))
    await waitFor(() =>
      expect(server.calls('MoveExteriorImage')[0]?.variables.input).toMatchObject({ imageId: 'c', beforeId: 'b', version: 1 }),
    )
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Flytt Hagen opp'))
    await user.click(screen.getByRole('button', { name: 'Ferdig' }))
    expect(captions()[1]).toBe('Vis Hagen i full størrelse')
  })

  test('gives a picture back that was taken away a moment ago', async () => {
    const server = exteriorServer({ images: three() })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Valg for Mot sør' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Fjern bildet' }))
    expect(await screen.findByText('Bildet er fjernet.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /Angre/ }))
    expect(await screen.findByText('Mot sør')).toBeDefined()
    expect(server.calls('RestoreExteriorImage')[0]!.variables).toEqual({ estateId: 'solveien', imageId: 'a' })
  })

  test('can only be read by those who may not change it, and through a link', async () => {
    exteriorServer({ images: three(), estate: { ...solveien, may: readersRights } })
    await open(`${address}?text=edit`)
    expect(await screen.findByText('Mot sør')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Legg til|Valg|Endre|Beskriv/ })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Fasaden' })).toBeNull()
  })

  test('says through a link that there is nothing to see yet', async () => {
    exteriorServer({ estate: { ...solveien, may: readersRights } })
    await openPage('/public-link/key/estate/solveien/exterior')
    expect(await screen.findByRole('heading', { name: 'Huset fra utsiden' })).toBeDefined()
  })

  test('that cannot be read can be tried again', async () => {
    const server = exteriorServer({ images: three(), estate: { ...solveien, may: ownersRights } })
    server.refuse('Exterior')
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Dette lot seg ikke hente' })
    server.recover()
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText('Mot sør')).toBeDefined()
  })
})
