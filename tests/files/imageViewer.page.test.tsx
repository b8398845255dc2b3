import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { ImageViewer } from '#client/files/viewer/ImageViewer.tsx'
import { loadMessages } from '#tests/support/messages.ts'

const picture = (name: string) => ({ id: name, name, type: 'image/jpeg', size: 1000, url: `/files/${name}`, width: 1600, height: 1000 })

async function openViewer(names = ['tak.jpg', 'loft.jpg', 'kjeller.jpg']) {
  let closed = 0
  render(
    <AppProviders language="nb" messages={await loadMessages('nb')}>
      <ImageViewer pictures={names.map(picture)} onClose={() => closed++} />
    </AppProviders>,
  )
  const dialog = await screen.findByRole('dialog')
  return { user: userEvent.setup(), dialog, closed: () => closed }
}

const shown = () => screen.getByRole('img').getAttribute('alt')
const scale = () => Number(/scale\((.*)\)/.exec(screen.getByRole('img', { hidden: true }).style.transform)?.[1])
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('turns to the next picture and the one before, round and round', async () => {
  const { user } = await openViewer()
  expect(screen.getByText('1 av 3')).toBeDefined()
  await user.click(button('Neste bilde'))
  expect(shown()).toBe('loft.jpg')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(shown()).toBe('tak.jpg')
  await user.click(button('Forrige bilde'))
  expect(shown()).toBe('kjeller.jpg')
})

test('of a single picture has nothing to turn', async () => {
  await openViewer(['tak.jpg'])
  expect(screen.queryByRole('button', { name: /bilde/ })).toBeNull()
})

test('zooms in five steps of one and a half, and out as many', async () => {
  const { user } = await openViewer()
  await user.click(button('Zoom inn'))
  expect(scale()).toBe(1.5)
  await user.keyboard('++++++')
  expect(scale()).toBeCloseTo(1.5 ** 5)
  expect(button('Zoom inn').getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('-----------')
  expect(scale()).toBeCloseTo(1.5 ** -5)
  expect(button('Zoom ut').getAttribute('aria-disabled')).toBe('true')
})

test('turns by a finger that is drawn across a whole picture, and only then', async () => {
  const { user } = await openViewer()
  const stroke = (pointerType: string, x: number, y = 0) => {
    const frame = screen.getByRole('img', { hidden: true }).parentElement!
    const of = { pointerId: 1, pointerType }
    fireEvent.pointerDown(frame, { ...of, clientX: 300, clientY: 300 })
    fireEvent.pointerUp(frame, { ...of, clientX: 300 + x, clientY: 300 + y })
  }
  stroke('touch', -120, 10)
  expect(shown()).toBe('loft.jpg')
  stroke('touch', 120)
  expect(shown()).toBe('tak.jpg')
  for (const [pointerType, x, y] of [
    ['mouse', -120, 0],
    ['touch', -30, 0],
    ['touch', -120, 100],
  ] as const)
    stroke(pointerType, x, y)
  await user.keyboard('+')
  stroke('touch', -120)
  expect(shown()).toBe('tak.jpg')
})

test('starts each picture whole', async () => {
  const { user } = await openViewer()
  await user.keyboard('++{ArrowRight}')
  expect(scale()).toBe(1)
})

test('zooms with the wheel', async () => {
  await openViewer()
  fireEvent.wheel(screen.getByRole('img'), { deltaY: -100 })
  expect(scale()).toBe(1.5)
})

test('shows the picture as it was taken to whoever looks closer', async () => {
  const { user } = await openViewer()
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/tak.jpg?w=1280')
  await user.keyboard('+')
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/tak.jpg')
})

test('offers the picture itself', async () => {
  await openViewer()
  const link = screen.getByRole('link', { name: 'Last ned' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/files/tak.jpg', 'tak.jpg'])
})

test('closes by its button and by Escape', async () => {
  const { user, closed } = await openViewer()
  await user.click(button('Lukk'))
  expect(closed()).toBe(1)
  await user.keyboard('{Escape}')
  expect(closed()).toBeGreaterThan(1)
})
