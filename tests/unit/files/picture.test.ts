import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redraw } from '#server/files/pictures/picture.offer.ts'
import { pixelFlood, withBadSum } from '#tests/support/files/formats.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-picture-'))
})
afterAll(() => rm(folder, { recursive: true }))

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
let made = 0
async function drawn(content: Buffer, type: 'image/jpeg' | 'image/png') {
  const [from, to] = [path.join(folder, `${++made}.in`), path.join(folder, `${made}.out`)]
  await writeFile(from, content)
  return { ...(await redraw(from, to, type)), content: await readFile(to) }
}

test('keeps nothing of where it was taken, and stands upright', async () => {
  const taken = await noise(40, 30)
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(taken).metadata()).orientation).toBe(6)
  expect(taken.includes('Exif')).toBe(true)

  const { content, width, height } = await drawn(taken, 'image/jpeg')
  expect({ width, height }).toEqual({ width: 30, height: 40 })
  const { exif, xmp, iptc, orientation, format } = await sharp(content).metadata()
  expect({ exif, xmp, iptc, orientation, format }).toEqual({ format: 'jpeg' })
})

test.each(['jpeg', 'png'] as const)('a second file hidden in a %s does not survive', async (format) => {
  const hidden = '<script>alert(1)</script>'
  const { content } = await drawn(Buffer.concat([await noise(20, 20).toFormat(format).toBuffer(), Buffer.from(hidden)]), `image/${format}`)
  expect(content.includes(hidden)).toBe(false)
})

describe('is refused', () => {
  test.each<[string, 'image/jpeg' | 'image/png', () => Promise<Buffer>]>([
    ['a truncated png', 'image/png', async () => (await noise(60, 60).png().toBuffer()).subarray(0, 3000)],
    ['a truncated jpeg', 'image/jpeg', async () => (await noise(60, 60).jpeg().toBuffer()).subarray(0, 1000)],
    ['one with a bad sum', 'image/png', async () => withBadSum(await noise(60, 60).png().toBuffer())],
    ['one of 50 000 by 50 000 pixels', 'image/png', async () => pixelFlood(50_000, 50_000)],
    ['one with a side of no length', 'image/png', async () => pixelFlood(0, 10)],
  ])(
    '%s',
    async (_what, type, make) =>
      await expect(make().then((content) => drawn(content, type))).rejects.toMatchObject({ code: 'unsupportedFileFormat' }),
  )
})
