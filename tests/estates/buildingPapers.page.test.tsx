import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { uploadServer } from '#tests/files/uploadServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { billing, buildingServer, readersRights, sluk, stale, unknownArchitect } from './buildingServer.ts'
import { file, refused } from './estateServer.ts'

const section = '/private/estate/solveien/technical-info'
const open = (path: string) => openPage(section + path, { as: member })
const pointPage = '/control-point/sluk?buildingId=hovedhus'
const newPoint = '/control-point/create?buildingId=hovedhus'
const architectPage = '/architect?buildingId=hovedhus'
const documentsPage = '/other-documents?buildingId=hovedhus'

describe('a control point', () => {
  test('shows what is to be checked and what shows it, and is completed', async () => {
    const server = buildingServer()
    const { user } = await open(pointPage)
    await screen.findByRole('heading', { level: 2, name: 'Fall til sluk' })
    expect(screen.getByText('Mål med vater.')).toBeDefined()
    expect(screen.getByRole('list', { name: 'Dokumentasjon' }).textContent).toContain('sluk.jpg')
    await user.dblClick(screen.getByRole('button', { name: 'OK' }))
    await screen.findByRole('button', { name: 'Åpne igjen' })
    expect(server.calls('SaveEstateControlPoint').map(({ input }) => input)).toMatchObject([
      { isCompleted: true, result: 'ok', version: 1 },
    ])
    expect(screen.queryByRole('button', { name: /Endre|Slett/ })).toBeNull()
  })

  test('can only be read by those who may not change it', async () => {
    buildingServer({ may: readersRights })
    await open(`${pointPage}&point=change`)
    await screen.findByRole('heading', { level: 2, name: 'Fall til sluk' })
    expect(screen.queryByRole('button', { name: /OK|Endre|Slett/ })).toBeNull()
  })

  test('that is not there says so', async () => {
    buildingServer({ point: null })
    await open(pointPage)
    expect(await screen.findByRole('heading', { name: 'Vi finner ikke dette' })).toBeDefined()
  })

  test('that cannot be read can be tried again', async () => {
    const server = buildingServer()
    server.refuse('EstateControlPoint', () => refused('internalError', 500))
    await open(pointPage)
    expect(await screen.findByRole('button', { name: 'Prøv igjen' })).toBeDefined()
  })

  test('keeps what was typed where somebody else was first', async () => {
    const server = buildingServer()
    const { user } = await open(`${pointPage}&point=change`)
    await user.type(await screen.findByLabelText('Hva skal sjekkes'), ' på badet')
    server.world.point = { ...sluk, version: 2 }
    server.refuse('SaveEstateControlPoint', stale)
    await user.click(screen.getByRole('button', { name: 'Lagre kontrollpunktet' }))
    await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
    await screen.findByText(/Dette er den nyeste utgaven/)
    server.recover()
    await user.click(screen.getByRole('button', { name: 'Lagre kontrollpunktet' }))
    await waitFor(() =>
      expect(server.calls('SaveEstateControlPoint')[1]!.input).toMatchObject({ name: 'Fall til sluk på badet', version: 2 }),
    )
  })

  test('is added with its trade and name', async () => {
    const server = buildingServer()
    const { user, address } = await open(newPoint)
    const add = await screen.findByRole('button', { name: 'Legg til kontrollpunkt' })
    await user.click(add)
    for (const fault of ['Velg fag.', 'Skriv hva som skal sjekkes.']) expect(await screen.findAllByText(fault)).toHaveLength(2)
    await user.selectOptions(screen.getByLabelText('Fag'), 'Betong')
    await user.type(screen.getByLabelText('Hva skal sjekkes'), 'Sprekker i muren')
    await user.click(add)
    await waitFor(() => expect(address()).toBe(section + pointPage))
    expect(server.calls('SaveEstateControlPoint')[0]!.input).toMatchObject({ type: 'concrete', name: 'Sprekker i muren', fileIds: [] })
  })

  test('is added only by those who may', async () => {
    buildingServer({ may: readersRights })
    await open(newPoint)
    expect(await screen.findByText('Kari Nordmann kan gi deg tilgang.')).toBeDefined()
  })
})

describe('drawings and their architect', () => {
  test('say what belongs here while nothing is known', async () => {
    buildingServer()
    await open(architectPage)
    await screen.findByRole('heading', { name: 'Ingen tegninger ennå' })
    expect(screen.getByText('Ingen har skrevet hvem som tegnet bygningen.')).toBeDefined()
  })

  test('can only be read by those who may not change them', async () => {
    buildingServer({ may: readersRights, architect: { ...unknownArchitect, architectName: 'Ada Strek', phone: '68050011' } })
    await open(`${architectPage}&architect=change`)
    expect((await screen.findByRole('link', { name: '68\u00a005\u00a000\u00a011' })).getAttribute('href')).toBe('tel:68050011')
    expect(screen.queryByRole('button', { name: /Endre|Legg til/ })).toBeNull()
  })

  test('an address that is none is told on its field', async () => {
    const server = buildingServer()
    const { user } = await open(`${architectPage}&architect=change`)
    await user.type(await screen.findByLabelText(/E-post/), 'ada')
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    await waitFor(() => expect(screen.getByLabelText(/E-post/).getAttribute('aria-invalid')).toBe('true'))
    await user.type(screen.getByLabelText(/E-post/), '@strek.example')
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    await waitFor(() => expect(server.calls('SaveArchitectDetail')[0]?.input).toMatchObject({ email: 'ada@strek.example', version: 1 }))
  })

  test('a drawing is added with its kind, name and file', async () => {
    const server = buildingServer()
    uploadServer()
    const { user } = await open(`${architectPage}&drawing=new`)
    await user.click(await screen.findByRole('button', { name: 'Legg til tegning' }))
    for (const fault of ['Velg hva slags dokument det er.', 'Skriv et emne.']) expect(await screen.findAllByText(fault)).toHaveLength(2)
    await user.selectOptions(screen.getByLabelText('Type'), 'Søknadstegning')
    await user.type(screen.getByLabelText('Emne'), 'Plan 1. etasje')
    await user.upload(screen.getByLabelText('Fil'), new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))
    await screen.findByText(/^Lastet opp/)
    await user.click(screen.getByRole('button', { name: 'Legg til tegning' }))
    await waitFor(() =>
      expect(server.calls('SaveArchitectDetail')[0]?.input).toMatchObject({
        documents: [{ documentType: 'applicationDrawing', customName: 'Plan 1. etasje' }],
      }),
    )
  })

  test('that cannot be read can be tried again', async () => {
    buildingServer().refuse('ArchitectDetail', () => refused('internalError', 500))
    await open(architectPage)
    expect(await screen.findByRole('button', { name: 'Prøv igjen' })).toBeDefined()
  })
})

describe('other documents', () => {
  test('say what belongs here while there are none', async () => {
    buildingServer()
    await open(documentsPage)
    await screen.findByRole('heading', { name: 'Ingen dokumenter ennå' })
    expect(screen.getByRole('button', { name: 'Legg til dokument' })).toBeDefined()
  })

  test('can only be read by those who may not change them', async () => {
    buildingServer({ documents: [{ ...billing, file: file('lader.jpg', 'image/jpeg', 1000) }], may: readersRights })
    await open(`${documentsPage}&document=new`)
    const list = await screen.findByRole('list', { name: 'Andre dokumenter' })
    expect(within(list).getByText('Elbillader')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Endre|Slett|Legg til|Valg/ })).toBeNull()
  })

  test('one that somebody else has changed keeps what was typed, upon the newest', async () => {
    const server = buildingServer({ documents: [billing] })
    const { user } = await open(`${documentsPage}&document=lader`)
    await user.type(await screen.findByLabelText('Emne'), ' i garasjen')
    server.refuse('SaveOtherDocument', stale)
    await user.click(screen.getByRole('button', { name: 'Lagre endringen' }))
    await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
    expect(await screen.findByText('Emne hos den andre: «Elbillader»')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Emne').value).toBe('Elbillader i garasjen')
  })

  test('of a building that is not there say so', async () => {
    buildingServer({ building: null }).refuse('OtherDocuments', () => refused('entityNotFound', 404))
    await open(documentsPage)
    await screen.findByRole('heading', { name: 'Vi finner ikke dette' })
    expect(screen.getByRole('heading', { level: 1, name: 'Solveien 14' })).toBeDefined()
  })
})

describe('by its path alone', () => {
  const house = { id: 'hovedhus', name: 'Hovedhus', houseType: 'detachedHouse', drawingCount: 2, otherDocumentCount: 1 } as const
  const garage = { id: 'garasje', name: 'Garasje', houseType: null, drawingCount: 0, otherDocumentCount: 0 } as const

  test.each([
    ['/architect', 'Arkitekt'],
    ['/other-documents', 'Elbillader'],
    ['/control-point/create', 'Legg til kontrollpunkt'],
    ['/control-point/sluk', 'Fall til sluk'],
  ])('%s is about the only building, and stays so', async (path, shown) => {
    buildingServer({ choices: [house], documents: [billing] })
    const { address } = await open(path)
    expect((await screen.findAllByText(new RegExp(shown))).length).toBeGreaterThan(0)
    expect(address()).toBe(`${section}${path}`)
  })

  test('asks which building is meant, where there are several, and tells what there is of each', async () => {
    buildingServer({ choices: [garage, house] })
    const { user, address, goTo } = await open('/other-documents')
    expect(await screen.findByRole('link', { name: /Hovedhus.*1 dokument/ })).toBeDefined()
    await goTo(`${section}/architect`)
    expect((await screen.findByRole('link', { name: /Hovedhus.*2 tegninger/ })).textContent).toBe('HovedhusEnebolig · 2 tegninger')
    await user.click(await screen.findByRole('link', { name: /Hovedhus/ }))
    await screen.findByRole('heading', { name: 'Arkitekt' })
    expect(address()).toContain('buildingId=hovedhus')
  })

  test('says so where there is no building, and where the control point is not there', async () => {
    buildingServer()
    const { goTo } = await open('/architect')
    expect(await screen.findByRole('heading', { name: 'Ingen bygninger ennå' })).toBeDefined()
    await goTo(`${section}/control-point/borte`)
    expect(await screen.findByRole('heading', { name: 'Vi finner ikke dette' })).toBeDefined()
  })

  test('the holder of a link comes to the estate that it shows, under the address as it is', async () => {
    const server = buildingServer({ choices: [house] })
    const { address } = await openPage('/public-link/noekkel/architect')
    await screen.findByRole('heading', { name: 'Arkitekt' })
    expect(address()).toBe('/public-link/noekkel/architect')
    expect(server.calls('SharedEstate')).toHaveLength(1)
  })
})
