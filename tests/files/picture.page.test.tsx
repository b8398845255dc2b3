import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { setIdentity } from '#client/access/identity.ts'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import { Picture } from '#client/files/Picture.tsx'
import { ImageViewer } from '#client/files/viewer/ImageViewer.tsx'
import { loadMessages } from '#tests/support/messages.ts'
import { member } from '#tests/support/visitors.ts'

const file = { id: 'hus', name: 'hus.jpg', type: 'image/jpeg', size: 1000, url: '/files/hus/hus.jpg', width: 1600, height: 1000 }
const shown = async (picture: ReactNode) =>
  render(
    <AppProviders language="nb" messages={await loadMessages('nb')}>
      {picture}
    </AppProviders>,
  )
const image = () => document.querySelector('img')
const signIn = () => act(() => setIdentity(member))
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')))

/** The session ends, and the picture is refused. */
function refuse() {
  act(() => setIdentity(undefined))
  fireEvent.error(image()!)
}

beforeEach(() => setIdentity(member))

describe.each([
  ['a picture', () => <Picture file={file} alt="Huset" sizes="100vw" />],
  ['a small picture beside a name', () => <FileThumb file={file} />],
  ['a picture in the viewer', () => <ImageViewer pictures={[file]} onClose={() => undefined} />],
])('%s that was refused', (_, picture) => {
  test.each([
    ['once somebody has signed in again', signIn],
    ['once they come back, having signed in beside it', comeBack],
  ])('is asked for anew %s', async (__, arrive) => {
    await shown(picture())
    const before = image()!
    refuse()
    arrive()
    const after = image()!
    expect(after).not.toBe(before)
    expect(after.src).toBe(before.src)
    expect(after.src).toContain('/files/hus/hus.jpg?w=')
  })
})

test('what was shown is not asked for again, and what is refused is not while nobody is here', async () => {
  await shown(<Picture file={file} alt="Huset" sizes="100vw" />)
  const before = screen.getByRole('img', { name: 'Huset' })
  comeBack()
  expect(image()).toBe(before)
  refuse()
  act(() => setIdentity({ ...member, isAnonymous: true }))
  expect(image()).toBe(before)
})
