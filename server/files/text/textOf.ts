import { open, readFile } from 'node:fs/promises'
import { decoded } from '#server/kernel/decoded.ts'
import { longestContent, office, pdf } from './formats.ts'

export interface FileToRead {
  path: string
  type: string
}

/** What a database can't keep, or what stands for nothing; and between words one space. */
const tidied = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestContent)
    .toWellFormed()

async function plainText(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(longestContent * 4) })
    return decoded(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** Each loads what it reads with, and no more: that takes longer than most files. */
async function contentOf({ path, type }: FileToRead): Promise<string> {
  if (pdf.has(type)) return (await import('./pdfText.ts')).pdfText(await readFile(path))
  return office.has(type) ? (await import('./officeText.ts')).officeText(path) : plainText(path)
}

export const textOf = async (file: FileToRead) => tidied(await contentOf(file))
