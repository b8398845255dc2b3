import type { Fault } from '#client/ui/form/faults.ts'
import type { FaultWords } from '#client/ui/form/useFaultText.ts'

/** A picture is shown; a document is kept as it is, and may be a picture too. */
export type UploadKind = 'image' | 'document'

export const maxFiles = 10
const megabyte = 1024 * 1024
const maxMegabytes = 100

const pictures = /\.(jpe?g|png)$/i
const families = /^(image|video|text)\//
const documents =
  /\.(zip|7z|rar|gz|tar|tgz|pdf|docx?|dotx?|xlsx?|xltx?|pptx?|ppsx?|odt|ods|odp|rtf|txt|csv|md|json|xml|jpe?g|png|gif|webp|heic|tiff?|bmp|mp4|mov|m4v|avi|webm|mkv|dwg|kof|sos)$/i

/** What the file picker offers; any file may become a document, the rules below sort them. */
export const accepted: Record<UploadKind, string | undefined> = { image: 'image/jpeg,image/png,.jpg,.jpeg,.png', document: undefined }

/** What is wrong with a file before it is sent. The server looks into it as well and has the last word. */
export function faultOf({ name, type, size }: File, kind: UploadKind): Fault | undefined {
  if (size > maxMegabytes * megabyte) return `fileTooBig ${maxMegabytes}`
  if (size === 0) return 'empty'
  if (kind === 'image') return /^image\/(jpeg|png)$/.test(type) || (!type && pictures.test(name)) ? undefined : 'notImage'
  return documents.test(name) || families.test(type) ? undefined : 'notValid'
}

/** What the server has found wrong: of a picture it is that it is none, whatever its name says. */
export const refusedAs = (code: string | undefined, kind: UploadKind): Fault =>
  kind === 'image' && code === 'unsupportedFileFormat' ? 'notImage' : (code ?? 'interrupted')

/** The faults of a file that the fields of other kinds call something else. */
export const fileFaultWords: FaultWords = {
  notValid: 'files.notSupported',
  unsupportedFileFormat: 'files.notSupported',
  empty: 'files.empty',
  interrupted: 'files.interrupted',
}
