/** What may be uploaded: by field and form on the client, by name and content on the server. */

export const largestFile = 104_857_600
export const mostFiles = 10

/** A picture is shown, in several sizes. */
export const imageFormats = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' } as const

const archives = {
  zip: 'application/zip',
  '7z': 'application/x-7z-compressed',
  rar: 'application/x-rar-compressed',
  gz: 'application/gzip',
  tgz: 'application/gzip',
  tar: 'application/x-tar',
}
const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'
const office = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  dot: 'application/msword',
  xls: 'application/vnd.ms-excel',
  xlt: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  pps: 'application/vnd.ms-powerpoint',
  docx: `${openXml}.wordprocessingml.document`,
  dotx: `${openXml}.wordprocessingml.template`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  xltx: `${openXml}.spreadsheetml.template`,
  pptx: `${openXml}.presentationml.presentation`,
  potx: `${openXml}.presentationml.template`,
  ppsx: `${openXml}.presentationml.slideshow`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
  odg: `${openDocument}.graphics`,
  rtf: 'application/rtf',
}
const pictures = {
  ...imageFormats,
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
}
const videos = {
  mp4: 'video/mp4',
  m4v: 'video/x-m4v',
  mov: 'video/quicktime',
  avi: 'video/vnd.avi',
  webm: 'video/webm',
  mkv: 'video/matroska',
  mpg: 'video/mpeg',
  mpeg: 'video/mpeg',
  wmv: 'video/x-ms-asf',
  '3gp': 'video/3gpp',
}
/** `kof` and `sos` are surveyors' coordinates and maps. */
const texts = {
  txt: 'text/plain',
  log: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  xml: 'application/xml',
  kof: 'text/plain',
  sos: 'text/plain',
}

/** A document is kept to the letter: extension to media type. */
export const documentFormats: Readonly<Record<string, string>> = {
  ...archives,
  ...office,
  ...pictures,
  ...videos,
  ...texts,
  dwg: 'image/vnd.dwg',
}
export const textFormats: readonly string[] = Object.keys(texts)

/** Of a file name, in lower case, without the dot. */
export const extensionOf = (name: string) => /\.([^.\\/]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''
