interface AppIcon {
  /** Below `icons`. `whole` has colour to its edges, for systems that cut icons into a form of their own. */
  drawn: 'favicon.svg' | 'whole.svg'
  side: number
  purpose?: 'any' | 'maskable'
}

/** What an installed product stands by, drawn as the client is built. One without a purpose is asked for by its address alone. */
export const appIcons: Readonly<Record<string, AppIcon>> = {
  '/icon-192.png': { drawn: 'favicon.svg', side: 192, purpose: 'any' },
  '/icon-512.png': { drawn: 'favicon.svg', side: 512, purpose: 'any' },
  '/icon-maskable-512.png': { drawn: 'whole.svg', side: 512, purpose: 'maskable' },
  '/apple-touch-icon.png': { drawn: 'whole.svg', side: 180 },
}
