import { readsOfMine, record, type Searchable } from '#server/accounts/search/searchable.offer.ts'
import { inLanguage } from '#server/kernel/read/inLanguage.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { floorTypeWords, roomTypeWords } from '#server/lookups/classifiers/classifierWords.offer.ts'

type Words = Readonly<Record<string, { nb: string; en: string }>>
const inEach = (words: Words, language: 'nb' | 'en') =>
  JSON.stringify(Object.fromEntries(Object.entries(words).map(([type, word]) => [type, word[language]])))
const called = (words: Words) => sql`${inLanguage({ nb: inEach(words, 'nb'), en: inEach(words, 'en') })}::json`

const type = sql`${called(roomTypeWords)} ->> r.type`
const floor = sql`coalesce(f.name, ${called(floorTypeWords)} ->> f.type)`
const rooms = sql`select ${record('room', {
  record_id: sql`r.id`,
  title: sql`coalesce(r.name, ${type})`,
  place: sql`concat_ws(', ', m.address_line1, ${floor})`,
  beside: sql`concat_ws(' ', ${type}, ${floor}, m.search_text)`,
  estate_id: sql`m.id`,
})} from mine m join room r on r.estate_id = m.id and r.removed_at is null join floor f on f.id = r.floor_id and f.removed_at is null
  where ${readsOfMine('interior')}`

export const searchesRooms: Searchable = { records: [rooms] }
