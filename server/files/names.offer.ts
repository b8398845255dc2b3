import { extensionOf } from '#schema/files/formats.ts'

const longest = 255
const longestInAddress = 100

/** Controls, and what makes text run backwards or hides in it: `report\u202Efdp.exe` reads as a pdf. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}\uFFFD\uFEFF\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]/gu
const folders = /^.*[\\/]/s
const outerDots = /^[\s.]+|[\s.]+$/g

/** A name given by a sender, as it may be shown: no folder, nothing unseen, not too long. */
export function cleanName(given: string): string {
  const seen = given.toWellFormed().replace(folders, '').normalize('NFC').replace(unseen, '').replaceAll(/\s+/g, ' ').replace(outerDots, '')
  const extension = extensionOf(seen)
  if (!extension) return cut(seen, longest) || 'file'
  const stem = seen.slice(0, -extension.length - 1).replace(outerDots, '') || 'file'
  return `${cut(stem, longest - extension.length - 1)}.${extension}`
}

/** Never through the middle of a character. */
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '')

const norwegian: Record<string, string> = { æ: 'ae', Æ: 'Ae', ø: 'o', Ø: 'O', å: 'a', Å: 'A' }

/** The name as it stands in an address: letters, digits, dots and dashes that need no escaping anywhere. */
export function urlNameOf(name: string): string {
  const extension = extensionOf(name).replaceAll(/[^a-z0-9]/g, '')
  const stem = (extension ? name.slice(0, -extension.length - 1) : name)
    .replaceAll(/[æøå]/gi, (letter) => norwegian[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, longestInAddress)
    .replaceAll(/^-+|-+$/g, '')
  return `${stem || 'file'}${extension && `.${extension}`}`
}
