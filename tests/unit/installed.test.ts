import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { colors } from '#client/app/theme/colors.ts'
import { isScreen } from '#server/kernel/http/addresses.ts'
import { serve } from './servedPages.ts'

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
  theme_color: string
  background_color: string
}

const manifestOf = async (get: Awaited<ReturnType<typeof serve>>, language = 'nb') =>
  JSON.parse((await get('/manifest.webmanifest', { 'accept-language': language })).text) as Manifest

const lightOf = (colour: { value: unknown }) => (colour.value as { _light: string })._light

describe('the manifest', () => {
  test('says how the product stands where it is installed', async () => {
    const answer = await (await serve())('/manifest.webmanifest')
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        vary: 'accept-language',
      },
    })
    expect(JSON.parse(answer.text)).toMatchObject({
      id: '/',
      name: 'Grunnmur',
      short_name: 'Grunnmur',
      lang: 'nb',
      start_url: '/private/estates',
      scope: '/',
      display: 'standalone',
    })
  })

  test('has the colours of the product', async () => {
    const manifest = await manifestOf(await serve())
    expect(manifest.theme_color).toBe(lightOf(colors.brand.DEFAULT))
    expect(manifest.background_color).toBe(lightOf(colors.surface))
  })

  test('speaks the reader’s language, and its shortcuts lead to screens', async () => {
    const get = await serve()
    const [nb, en] = [await manifestOf(get), await manifestOf(get, 'en-GB')]
    expect(nb).toMatchObject({ lang: 'nb', shortcuts: [{ name: 'Eiendommer' }, { name: 'Prosjekter' }, { name: 'Bestillinger' }] })
    expect(en).toMatchObject({ lang: 'en', shortcuts: [{ name: 'Properties' }, { name: 'Projects' }, { name: 'Orders' }] })
    expect(nb.shortcuts.filter(({ url }) => !isScreen(url))).toEqual([])
  })
})

describe('icons', () => {
  test('are pictures of the size and kind that the manifest says', async () => {
    const get = await serve()
    const { icons } = await manifestOf(get)
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable'])
    for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
      const answer = await get(src)
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' } })
      const { format, width, height } = await sharp(answer.raw).metadata()
      expect([format, `${width}x${height}`]).toEqual(['png', sizes])
    }
  })

  test.each([
    ['/icon-maskable-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('%s has the brand’s colour to its corners, for systems that cut it into a form of their own', async (url, side) => {
    const { raw } = await (await serve())(url)
    const { data, info } = await sharp(raw).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([side, side])
    const corners = [0, side - 1, side * (side - 1), side * side - 1].map((pixel) => [...data.subarray(pixel * 4, pixel * 4 + 4)])
    expect(corners).toEqual(corners.map(() => [0x1c, 0x50, 0x40, 255]))
  })

  test('a mark that is cut round stays whole: nothing of it is outside of the inner four fifths', async () => {
    const { raw } = await (await serve())('/icon-maskable-512.png')
    const { data, info } = await sharp(raw).greyscale().raw().toBuffer({ resolveWithObject: true })
    const distance = (pixel: number) => Math.hypot((pixel % info.width) - 255.5, Math.floor(pixel / info.width) - 255.5)
    const bright = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter(
      (pixel) => data[pixel * info.channels]! > 128,
    )
    expect(bright.length).toBeGreaterThan(1000)
    expect(bright.filter((pixel) => distance(pixel) > 512 * 0.4)).toEqual([])
  })
})
