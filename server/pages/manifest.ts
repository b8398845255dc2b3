import type { Language } from '#server/kernel/texts.ts'
import { appIcons } from './appIcons.ts'
import { words } from './words.ts'

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...Object.entries(appIcons).flatMap(([src, { side, purpose }]) =>
    purpose ? [{ src, sizes: `${side}x${side}`, type: 'image/png', purpose }] : [],
  ),
]

const shortcuts = [
  ['estates', '/private/estates'],
  ['projects', '/private/projects'],
  ['orders', '/private/order/processing'],
] as const

/** How the product stands on a device where it was installed. */
export const manifestIn = (language: Language) => ({
  id: '/',
  name: 'Grunnmur',
  short_name: 'Grunnmur',
  description: words[language].installed.description,
  lang: language,
  dir: 'ltr',
  start_url: '/private/estates',
  scope: '/',
  display: 'standalone',
  background_color: '#F5F4F0',
  theme_color: '#1C5040',
  categories: ['business', 'productivity'],
  icons,
  shortcuts: shortcuts.map(([name, url]) => ({ name: words[language].installed[name], url })),
})
