import type { RegisteredCompany, RoleHolder } from '#server/kernel/registers.ts'
import type { Ask } from './guarded.ts'
import { list, record, words } from './shape.ts'
import { upstream } from './upstream.ts'

const accept = 'application/vnd.enhetsregisteret.enhet.v1+json'
const acceptList = 'application/vnd.enhetsregisteret.enhet.v1+json, application/json'

/** The open register of legal entities; `base` may be given with or without what follows the host. */
export function companyApi(base: string, ask: Ask) {
  const place = entities(base)
  return {
    async companies(search: string, limit: number, cancelled: AbortSignal): Promise<RegisteredCompany[]> {
      const url = new URL(place)
      url.search = new URLSearchParams({ navn: search, size: String(limit), page: '0' }).toString()
      const { status, body } = await ask(url, acceptList, cancelled)
      if (status !== 200 || !record(body)['page']) throw upstream(new Error('an answer without a page'))
      // Where nothing matches there is no `_embedded` at all.
      return list(record(record(body)['_embedded'])['enheter'])
        .flatMap((entity) => read(record(entity)) ?? [])
        .slice(0, limit)
    },
    /** 404: never was. 410: is no more. */
    async company(organizationNumber: string, cancelled: AbortSignal): Promise<RegisteredCompany | undefined> {
      const url = new URL(place)
      url.pathname += `/${organizationNumber}`
      const { status, body } = await ask(url, accept, cancelled)
      if (status !== 200) return undefined
      const entry = record(body)
      // One that was struck off may still be answered, by its number and the day.
      if (words(entry['slettedato'])) return undefined
      const company = read(entry)
      if (!company) throw upstream(new Error('an answer without a company'))
      return company
    },
    /** Those who are in a role now; one that was left is still told of, and so is somebody who has died. */
    async roles(organizationNumber: string, cancelled: AbortSignal): Promise<RoleHolder[]> {
      const url = new URL(place)
      url.pathname += `/${organizationNumber}/roller`
      const { status, body } = await ask(url, 'application/json', cancelled)
      if (status !== 200) return []
      return list(record(body)['rollegrupper']).flatMap((group) =>
        list(record(group)['roller']).flatMap((role) => holder(record(role)) ?? []),
      )
    },
  }
}

function entities(base: string) {
  const url = new URL(base)
  const folder = url.pathname.replace(/\/+$/, '')
  url.pathname = folder.endsWith('/enheter') ? folder : `${folder || '/enhetsregisteret/api'}/enheter`
  return url
}

function holder(role: Readonly<Record<string, unknown>>): RoleHolder | undefined {
  const person = record(role['person'])
  const name = record(person['navn'])
  const whole = ['fornavn', 'mellomnavn', 'etternavn'].flatMap((part) => words(name[part]) ?? []).join(' ')
  const birthdate = words(person['fodselsdato'])
  const isOver = role['fratraadt'] === true || role['avregistrert'] === true || person['erDoed'] === true
  if (isOver || !whole || !birthdate) return undefined
  return { name: whole, birthdate, role: words(record(role['type'])['beskrivelse']) ?? '' }
}

function read(entity: Readonly<Record<string, unknown>>): RegisteredCompany | undefined {
  const organizationNumber = words(entity['organisasjonsnummer'])
  const name = words(entity['navn'])
  if (!organizationNumber || !name || !/^\d{9}$/.test(organizationNumber)) return undefined
  const address = record(entity['forretningsadresse'] ?? entity['postadresse'])
  const lines = list(address['adresse']).flatMap((line) => words(line) ?? [])
  return {
    organizationNumber,
    name,
    addressLine1: lines.length ? lines.join(', ') : null,
    postalCode: words(address['postnummer']),
    city: words(address['poststed']),
  }
}
