interface Tag {
  name: string
  description: string
  paths: RegExp
}

/** The parts of the product, as its API is read; the first that fits a path counts. */
const tags: readonly Tag[] = [
  {
    name: 'licences',
    description: 'What has been bought, and until when it counts.',
    paths: /^\/api\/private\/((purchase-order|license-trial)$|.*\/license$)/,
  },
  {
    name: 'lookups',
    description: 'Addresses, companies, properties, the words to choose from, and all that one may open by its words.',
    paths: /^\/api\/(public|private)\/(address$|company$|classifier\/|property-search\/|search$)/,
  },
  {
    name: 'accounts',
    description: 'Signing in and out, choosing the account that acts, and what is one’s own.',
    paths: /^\/api\/((public|private)\/profile\/user|public\/refused-sender)/,
  },
  {
    name: 'companies',
    description: 'Companies, their people and those who work for them.',
    paths: /^\/api\/(public|private)\/(company\/|subcontractor|administration\/companies)/,
  },
  {
    name: 'sharing',
    description:
      'Guests, links, whom companies ask whether an estate is theirs, and what the holder of a link may read without signing in.',
    paths:
      /^\/api\/(public\/:publicLinkKey\/|(public|private)\/owner-invitation\/|private\/(estate\/:estateId\/(guest|public-link|owner-invitation)|maintenance-plans\/.*access-))/,
  },
  {
    name: 'files',
    description: 'Uploads, which a record adopts within a day, and the contents of files.',
    paths: /^\/api\/private\/(temporary-|file\/|upload)/,
  },
  {
    name: 'mailbox',
    description: 'Messages to and about an estate, with their documents.',
    paths: /^\/api\/private\/(estate\/:estateId\/)?mailbox/,
  },
  { name: 'estates', description: 'Properties and the papers kept on them.', paths: /^\/api\/private\/(estates?(\/|$)|estate-registry\/)/ },
  {
    name: 'maintenance',
    description: 'Plans, tasks, their economy and the year they fill.',
    paths: /^\/api\/(private\/(maintenance-plans\/|portfolio)|public\/calendar\/)/,
  },
  {
    name: 'administration',
    description: 'For those who look after the whole system.',
    paths: /^\/api\/private\/administration(\/|$)/,
  },
  { name: 'orders', description: 'Orders of work, from the draft to the report.', paths: /^\/api\/private\/order(\/|$)/ },
  {
    name: 'projects',
    description: 'Building and renovation, with their control areas and points.',
    paths: /^\/api\/(private\/(projects?|control-template)(\/|$)|public\/(paper-request|supplier)\/)/,
  },
]

export function tagOf(path: string): string {
  const tag = tags.find(({ paths }) => paths.test(path))
  if (!tag) throw new Error(`${path} belongs to no part of the API; name one in tags.ts`)
  return tag.name
}

/** Those that something is in. */
export const tagsIn = (paths: readonly string[]) => {
  const used = new Set(paths.map(tagOf))
  return tags
    .filter(({ name }) => used.has(name))
    .map(({ name, description }) => ({ name, description }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
