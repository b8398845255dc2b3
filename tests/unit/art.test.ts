import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderScene } from '#demo/art/renderScene.ts'
import { drawScene, sceneNames } from '#demo/art/scenes.ts'

describe.each(sceneNames)('the picture %s', (name) => {
  test('is drawn the same every time, out of finite numbers and defined colours', () => {
    const drawing = drawScene(name)
    expect(drawScene(name)).toBe(drawing)
    expect(drawing).not.toMatch(/NaN|Infinity|undefined|null/)
    const defined = new Set(Array.from(drawing.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
    const used = Array.from(drawing.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id)
    expect(used.filter((id) => !defined.has(id))).toEqual([])
  })

  test.each(['png', 'jpeg'] as const)('renders to a decodable %s of the size asked for, with the same bytes twice', async (type) => {
    const size = { width: 320, height: 200 }
    const picture = await renderScene(name, { ...size, type })
    expect(await sharp(picture).metadata()).toMatchObject({ ...size, format: type })
    const { channels } = await sharp(picture).stats()
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(10)
    expect(await renderScene(name, { ...size, type })).toEqual(picture)
  })
})

test('a picture of another shape shows the middle of the scene, neither stretched nor framed', async () => {
  const square = await sharp(await renderScene('villa', { width: 400, height: 400, type: 'png' }))
    .raw()
    .toBuffer()
  const middle = await sharp(await renderScene('villa', { width: 640, height: 400, type: 'png' }))
    .extract({ left: 120, top: 0, width: 400, height: 400 })
    .raw()
    .toBuffer()
  const difference = square.reduce((sum, value, index) => sum + Math.abs(value - (middle[index] ?? 0)), 0)
  expect(difference / middle.length).toBeLessThan(1)
})

test.each(['modernHouse', 'villa'])(
  "the client's picture %s is small, stands on its own and has the proportions of the scene",
  async (name) => {
    const picture = await readFile(new URL(`../../client/ui/art/${name}.svg`, import.meta.url))
    expect(picture.length).toBeLessThan(8000)
    expect(picture.toString()).not.toMatch(/<script|<style|<text|href="(?!#)/)
    const { width, height } = await sharp(picture).metadata()
    expect(width / height).toBeCloseTo(1.6)
  },
)
