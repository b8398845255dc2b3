import { page } from './ink.ts'

export type Photo = { name: string; jpeg: Buffer; width: number; height: number }
type PdfFile = { title: string; author: string; created: string; pages: readonly string[]; photos: readonly Photo[] }

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const stream = (entries: string, content: Buffer) =>
  Buffer.concat([latin1(`<< ${entries} /Length ${content.length} >>\nstream\n`), content, latin1('\nendstream')])

/** Text outside the pages is UTF-16, so that a viewer's window title needs no table of characters. */
const unicode = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`

const font = (name: string) => latin1(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)

const photoObject = ({ jpeg, width, height }: Photo) =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    jpeg,
  )

/** A PDF of pages whose content is already written, in the two fonts that every viewer has. */
export function writePdf({ title, author, created, pages, photos }: PdfFile) {
  const firstPhoto = 6
  const firstPage = firstPhoto + photos.length
  const reference = (number: number) => `${number} 0 R`
  const kids = pages.map((_, index) => reference(firstPage + index * 2))
  const xObjects = photos.map(({ name }, index) => `/${name} ${reference(firstPhoto + index)}`).join(' ')
  const resources = `<< /Font << /Regular 4 0 R /Bold 5 0 R >> /XObject << ${xObjects} >> >>`
  const objects = [
    latin1('<< /Type /Catalog /Pages 2 0 R /Lang (nb-NO) /ViewerPreferences << /DisplayDocTitle true >> >>'),
    latin1(
      `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} /MediaBox [0 0 ${page.width} ${page.height}] /Resources ${resources} >>`,
    ),
    latin1(`<< /Title ${unicode(title)} /Author ${unicode(author)} /CreationDate (D:${created.replaceAll('-', '')}) >>`),
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...photos.map(photoObject),
    ...pages.flatMap((content, index) => [
      latin1(`<< /Type /Page /Parent 2 0 R /Contents ${reference(firstPage + index * 2 + 1)} >>`),
      stream('', latin1(content)),
    ]),
  ]
  // The four high bytes tell mail and file tools that the file is binary.
  const parts: Buffer[] = [latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    add(Buffer.concat([latin1(`${index + 1} 0 obj\n`), object, latin1('\nendobj\n')]))
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  add(latin1(`${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${length}\n%%EOF\n`))
  return Buffer.concat(parts)
}
