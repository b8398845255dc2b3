interface Tag {
  name: string
  description: string
  paths: RegExp
}

/** The parts of the product, as its API is read; the first that fits a path counts. */
export const tags: readonly Tag[] = [
  {
    name: 'accounts',
    description: 'Signing in and out, and choosing the account that acts.',
    paths: /^\/api\/(public|private)\/profile\//,
  },
  {
    name: 'sharing',
    description: 'What the holder of a public link may read, without signing in.',
    paths: /^\/api\/public\/:publicLinkKey\//,
  },
  {
    name: 'files',
    description: 'Uploads, which a record adopts within a day, and the contents of files.',
    paths: /^\/api\/private\/(temporary-|file\/)/,
  },
  { name: 'estates', description: 'Properties and the papers kept on them.', paths: /^\/api\/private\/estates?(\/|$)/ },
]

export function tagOf(path: string): string {
  const tag = tags.find(({ paths }) => paths.test(path))
  if (!tag) throw new Error(`${path} belongs to no part of the API; name one in tags.ts`)
  return tag.name
}
