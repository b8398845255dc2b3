import { documentFormats } from '#schema/files/formats.ts'

/** More text than this of one file is not searched: some hundred pages. */
export const longestContent = 250_000
/** What is larger is mostly pictures, and found by its name. */
export const largestReadable = 40_000_000

const typesOf = (...extensions: string[]) => new Set(extensions.map((extension) => documentFormats[extension]!))

export const pdf = typesOf('pdf')
export const plain = typesOf('txt', 'md', 'csv', 'tsv')
export const office = typesOf('docx', 'dotx', 'xlsx', 'xltx', 'pptx', 'potx', 'ppsx', 'odt', 'ods', 'odp', 'odg')

export const isReadable = (type: string) => [pdf, plain, office].some((types) => types.has(type))
