import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { refusal } from '#tests/support/page.tsx'
import { openField } from './openField.tsx'
import { uploadServer } from './uploadServer.ts'

const pdf = (name: string, size = 2048) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const photo = new File(['jpeg'], 'tak.jpg', { type: 'image/jpeg' })
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const area = () => screen.getByText(/^Slipp fil/).closest('div')!.parentElement!

describe('a file', () => {
  test('is sent at once, shown, and saved by its id', async () => {
    const { uploads } = uploadServer()
    const { user, save, input } = await openField({ kind: 'document' })
    await user.upload(input, pdf('takst.pdf'))
    await screen.findByText('Lastet opp · 2 kB')
    expect(uploads).toEqual(['takst.pdf'])
    expect(await save()).toEqual([idOf(1)])
  })

  test('that is no picture is a link to it once it is stored', async () => {
    uploadServer()
    const { user, input } = await openField({ kind: 'document' })
    await user.upload(input, new File(['AC1032'], 'plan.dwg'))
    const link = await screen.findByRole('link', { name: 'plan.dwg' })
    expect(link.getAttribute('href')).toContain('/files/')
    expect(link.getAttribute('download')).toBe('plan.dwg')
  })

  test('can be dropped anywhere on the field', async () => {
    const { uploads } = uploadServer()
    await openField({ kind: 'document' })
    fireEvent.drop(area(), { dataTransfer: { types: ['Files'], files: [pdf('sluppet.pdf')] } })
    await screen.findByText(/Lastet opp/)
    expect(uploads).toEqual(['sluppet.pdf'])
  })

  test('can be pasted', async () => {
    const { uploads } = uploadServer()
    await openField({ kind: 'document' })
    const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { files: [photo] } })
    act(() => void document.body.dispatchEvent(paste))
    await screen.findByText(/Lastet opp/)
    expect(uploads).toEqual(['tak.jpg'])
  })

  test('can be photographed', async () => {
    const { uploads } = uploadServer()
    const { user } = await openField({ kind: 'document' })
    const camera = document.querySelector<HTMLInputElement>('input[capture=environment]')!
    await user.upload(camera, photo)
    await screen.findByText(/Lastet opp/)
    expect(uploads).toEqual(['tak.jpg'])
  })

  test('can be taken away again, here and from the server', async () => {
    const { deleted } = uploadServer()
    const { user, save, input } = await openField({ kind: 'document' })
    await user.upload(input, pdf('feil.pdf'))
    await user.click(await screen.findByRole('button', { name: 'Fjern feil.pdf' }))
    await waitFor(() => expect(deleted).toEqual([idOf(1)]))
    expect(screen.getByText('Slipp filen her')).toBeDefined()
    expect(await save()).toEqual([''])
  })

  test('that is a picture opens in full size', async () => {
    uploadServer()
    const { user, input } = await openField({ kind: 'image' })
    await user.upload(input, photo)
    await user.click(await screen.findByRole('button', { name: 'Vis tak.jpg i full størrelse' }))
    expect(await screen.findByRole('dialog', { name: 'tak.jpg' })).toBeDefined()
  })
})

describe('on its way', () => {
  const held = () => {
    let release = () => {}
    const wait = new Promise<void>((resolve) => (release = resolve))
    network.use(
      http.post('/api/private/temporary-document', async () => {
        await wait
        return HttpResponse.json({ id: idOf(9), path: 'p', url: '/files/9/a.pdf' })
      }),
    )
    return release
  }

  test('a file shows how far it has come', async () => {
    const release = held()
    const { user, input } = await openField({ kind: 'document' })
    await user.upload(input, pdf('stor.pdf'))
    expect(await screen.findByRole('progressbar', { name: 'stor.pdf' })).toBeDefined()
    expect(screen.getByText(/av 2 kB · \d+ %/)).toBeDefined()
    release()
    await screen.findByText('Lastet opp · 2 kB')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('a file can be called off, and nobody hears of it', async () => {
    held()
    const { user, input, notices } = await openField({ kind: 'document' })
    await user.upload(input, pdf('stor.pdf'))
    await user.click(await screen.findByRole('button', { name: 'Avbryt opplastingen av stor.pdf' }))
    expect(screen.queryByText('stor.pdf')).toBeNull()
    expect(notices).toEqual([])
  })
})

describe('a file that is refused', () => {
  test('for its size is not even sent', async () => {
    const { uploads } = uploadServer()
    const { user, input } = await openField({ kind: 'document' })
    await user.upload(input, Object.defineProperty(pdf('punktsky.zip'), 'size', { value: 222_298_112 }))
    expect(await screen.findByText('Filen er for stor. Største tillatte størrelse er 100 MB.')).toBeDefined()
    expect(uploads).toEqual([])
  })

  test('for its kind says what it may be', async () => {
    uploadServer()
    const { user, input } = await openField({ kind: 'image' })
    await user.upload(input, pdf('takst.pdf'))
    expect(await screen.findByText('Filen må være et bilde (jpeg eller png).')).toBeDefined()
  })

  test.each([
    [413, 'fileSizeTooBig', 'Filen er for stor. Største tillatte størrelse er 100 MB.'],
    [415, 'unsupportedFileFormat', /Formatet støttes ikke\. Last opp PDF/],
  ])('by the server with %i says why, and is not tried again', async (status, code, text) => {
    network.use(http.post('/api/private/temporary-document', () => refusal(status, code)))
    const { user, input } = await openField({ kind: 'document' })
    await user.upload(input, pdf('takst.pdf'))
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Prøv igjen/ })).toBeNull()
  })

  test('that is a picture by its name alone is told to be none', async () => {
    network.use(http.post('/api/private/temporary-image', () => refusal(415, 'unsupportedFileFormat')))
    const { user, input } = await openField({ kind: 'image' })
    await user.upload(input, new File(['hei'], 'tak.png', { type: 'image/png' }))
    expect(await screen.findByText('Filen må være et bilde (jpeg eller png).')).toBeDefined()
  })

  test.each([
    ['can be tried again', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Prøv igjen med takst.pdf' }))],
    ['goes on by itself when the net is back', () => act(() => void window.dispatchEvent(new Event('online')))],
  ] as const)('because the way broke off %s', async (_, again) => {
    network.use(http.post('/api/private/temporary-document', () => HttpResponse.error()))
    const { user, save, input } = await openField({ kind: 'document' })
    await user.upload(input, pdf('takst.pdf'))
    await screen.findByText('Opplastingen stoppet. Prøv igjen.')
    uploadServer()
    await again(user)
    await screen.findByText(/Lastet opp/)
    expect(await save()).toEqual([idOf(1)])
  })
})

describe('several files', () => {
  test('go up together and are saved in the order they were chosen', async () => {
    const { uploads } = uploadServer()
    const { user, save, input } = await openField({ kind: 'document', multiple: true })
    await user.upload(
      input,
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => pdf(name)),
    )
    await waitFor(() => expect(screen.getAllByText(/Lastet opp/)).toHaveLength(3))
    const [ids] = (await save()) as [string[]]
    expect(ids.map((id) => uploads[Number(id.slice(-2)) - 1])).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  })

  test('are ten at most', async () => {
    const { uploads } = uploadServer()
    const { user, input, notices } = await openField({ kind: 'document', multiple: true })
    await user.upload(
      input,
      Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`)),
    )
    await waitFor(() => expect(uploads).toHaveLength(10))
    expect(notices).toMatchObject([{ kind: 'warning', title: 'files.tooMany' }])
    expect(screen.queryByText('Slipp filer her')).toBeNull()
  })

  test('fail one by one', async () => {
    uploadServer()
    const { user, save, input } = await openField({ kind: 'document', multiple: true })
    await user.upload(input, [pdf('a.pdf'), new File(['MZ'], 'b.exe', { type: 'application/x-msdownload' })])
    await screen.findByText(/Formatet støttes ikke/)
    await screen.findByText(/Lastet opp/)
    // Nobody believes that both were sent.
    expect(await save()).toEqual([])
    expect(await screen.findAllByText('En fil er ikke lastet opp. Prøv den igjen, eller fjern den.')).not.toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Fjern b.exe' }))
    expect(await save()).toEqual([[idOf(1)]])
  })
})

test('what the record holds already is shown until another takes its place', async () => {
  uploadServer()
  const current = { id: 'old', name: 'gammel.pdf', type: 'application/pdf', size: 1024, url: '/files/old/gammel.pdf' }
  const { user, save, input } = await openField({ kind: 'document', current })
  expect(screen.getByText('gammel.pdf')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Bytt fil' })).toBeDefined()
  await user.upload(input, pdf('ny.pdf'))
  await screen.findByText(/Lastet opp/)
  expect(screen.queryByText('gammel.pdf')).toBeNull()
  expect(await save()).toEqual([idOf(1)])
  await user.click(within(screen.getByText('ny.pdf').closest('div')!).getByRole('button', { name: 'Fjern ny.pdf' }))
  expect(screen.getByText('gammel.pdf')).toBeDefined()
})
