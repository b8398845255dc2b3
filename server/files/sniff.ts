import { fileTypeFromBuffer } from 'file-type'
import { documentFormats, extensionOf, imageFormats, textFormats } from '#schema/files/formats.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isPlainText } from './plainText.ts'

const refusal = () => new AppError('unsupportedFileFormat')

/** Where the library calls a content by another name than we do, or can't see more from its beginning. */
const alsoSeenAs: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['image/apng'],
  'image/heic': ['image/heif'],
  'image/heif': ['image/heic', 'image/heic-sequence', 'image/heif-sequence'],
  'video/mp4': ['video/x-m4v', 'video/quicktime'],
  'video/x-m4v': ['video/mp4'],
  'video/quicktime': ['video/mp4'],
  'video/mpeg': ['video/MP1S', 'video/MP2P'],
  'video/x-ms-asf': ['application/vnd.ms-asf'],
  'application/msword': ['application/x-cfb'],
  'application/vnd.ms-excel': ['application/x-cfb'],
  'application/vnd.ms-powerpoint': ['application/x-cfb'],
}
const isZipped = (type: string) => type.startsWith('application/vnd.o')

/** The media type of a picture that is one by name and by content; refuses all others. */
export async function imageType(name: string, head: Buffer): Promise<'image/jpeg' | 'image/png'> {
  const type = pictureType(name)
  if (!(await looksLike(type, head))) throw refusal()
  return type
}

/** What a picture may be, by its name alone. */
export function pictureType(name: string) {
  const type = imageFormats[extensionOf(name) as keyof typeof imageFormats]
  if (!type) throw refusal()
  return type
}

/** What a document may be, by its name alone: known before any of it is read. */
export function documentType(name: string): string {
  const extension = extensionOf(name)
  const type = Object.hasOwn(documentFormats, extension) ? documentFormats[extension] : undefined
  if (!type) throw refusal()
  return type
}

/** Refuses a document whose content is not what its name says. */
export async function checkDocument(name: string, head: Buffer): Promise<void> {
  const extension = extensionOf(name)
  const fits = textFormats.includes(extension) ? await isText(documentType(name), head) : await looksLike(documentType(name), head)
  if (!fits) throw refusal()
}

async function looksLike(type: string, head: Buffer) {
  const seen = (await fileTypeFromBuffer(head))?.mime ?? (isZip(head) ? 'application/zip' : undefined)
  return seen !== undefined && (seen === type || alsoSeenAs[type]?.includes(seen) || (seen === 'application/zip' && isZipped(type)))
}

/** An empty archive, or one that is entered by a first file which the library has no name for. */
const isZip = (head: Buffer) => ['504b0304', '504b0506'].includes(head.toString('hex', 0, 4))

async function isText(type: string, head: Buffer) {
  const seen = (await fileTypeFromBuffer(head))?.mime
  return (seen === undefined || seen === type || seen === 'application/xml') && isPlainText(head)
}
