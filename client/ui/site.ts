import { isPrerendering } from './prerendering.ts'

/** What the installation says about itself, sent along with the page. */
interface Site {
  about: string
  faq: string
  privacy: string
  terms: string
  social: string
  address: string
  phone: string
  email: string
}

const fallback: Site = {
  about: '/site/about',
  faq: '/site/faq',
  privacy: '/site/privacy',
  terms: '/site/terms',
  social: '/site/social',
  address: '',
  phone: '',
  email: '',
}

/** What the server fills in: a page that is drawn beforehand does not know where it will be served. */
const toBeFilledIn = () =>
  Object.fromEntries(Object.keys(fallback).map((name) => [name, `__SITE_${name.toUpperCase()}__`])) as unknown as Site

function read(): Site {
  if (isPrerendering) return toBeFilledIn()
  try {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as { site?: Partial<Site> }
    return { ...fallback, ...boot.site }
  } catch {
    return fallback
  }
}

export const site = read()
