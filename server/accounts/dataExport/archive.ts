import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Caretaker } from '#server/access/caretaker.ts'
import type { App } from '#server/kernel/app.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type CopiedFile, filesOf, type List, listsOf, readableBy } from './belongings.ts'

interface From extends Pick<App, 'files'> {
  caretaker: Caretaker
}

const readMe = {
  nb: {
    name: 'les-meg.txt',
    text: `Dette er en kopi av det som er ditt i Grunnmur.

Listene er JSON (UTF-8): profilen, kontoene, tilgangene, lisensene og fakturaene dine, e-postene vi har sendt deg,
det du har gjort, og eiendommene du eier med det som ligger der. Filene ligger i mappen "files" og er nevnt i
files.json. Passord, nøkler og opplysninger om andre er ikke med.
`,
  },
  en: {
    name: 'read-me.txt',
    text: `This is a copy of what is yours in Grunnmur.

The lists are JSON (UTF-8): your profile, accounts, permissions, licences and invoices, the e-mails we have sent you,
what you have done, and the properties you own with what is kept there. Files lie in the folder "files" and are named in
files.json. Passwords, keys and what is about others are left out.
`,
  },
} as const satisfies Record<Language, { name: string; text: string }>

/** A zip of all that is the person's own. Its parts are opened one after the other, each when the one before is through. */
export async function archiveOf({ caretaker, files }: From, userId: string, language: Language): Promise<Readable> {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as Readable
  zip.on('error', (error: Error) => out.destroy(error))
  const add = (name: string, compress: boolean, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { compress }, (opened) =>
      open().then(
        (stream) => opened(null, stream),
        (error: Error) => opened(error, out),
      ),
    )
  const addList = (list: List) => add(`${list.name}.json`, true, async () => Readable.from(written(list.rows)))

  const { name, text } = readMe[language]
  zip.addBuffer(Buffer.from(text), name)
  const readable = await readableBy(caretaker, userId)
  listsOf(caretaker, userId, readable).forEach(addList)
  const listed: (CopiedFile & { path: string })[] = []
  for await (const file of filesOf(caretaker, userId, readable)) {
    // What is lost, or deleted by now, is no reason to give nothing.
    if (!(await files.stat(file.id))) continue
    const place = `files/${file.id}/${file.name.replaceAll(/[\\/:*?"<>|]/g, '_')}`
    listed.push({ ...file, path: place })
    add(place, !/^(image|video)\//.test(file.type), () => files.read(file.id))
  }
  addList({ name: 'files', rows: Readable.from(listed) })
  zip.end()
  return out
}

/** A list as JSON, a row a line, in the product's own names. */
async function* written(rows: List['rows']) {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(Object.fromEntries(Object.entries(row).map(([key, value]) => [camelCase(key), value])))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
const camelCase = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
