import type { App } from '#server/kernel/app.ts'
import { apiDocument } from '#server/openapi/document.ts'
import { answersTo } from '../apiAnswers.ts'

interface Answer {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: unknown
}
interface Held {
  paths: ReadonlyMap<number, readonly Described[]>
  ofAnswer: ReturnType<typeof answersTo>['ofAnswer']
}
interface Described {
  path: string
  pattern: RegExp
  methods: ReadonlySet<string>
}

let held: Held | undefined
/** The same for every world of this process: nothing of the description is of one installation, but for its address. */
function heldTo(app: App): Held {
  if (held) return held
  const document = apiDocument(app)
  const paths = Object.entries(document.paths).map(([path, methods]) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: new Set(Object.keys(methods)),
  }))
  // A word goes before an id.
  paths.sort((a, b) => (a.path.replaceAll('{', '~') < b.path.replaceAll('{', '~') ? -1 : 1))
  held = { paths: Map.groupBy(paths, ({ path }) => path.split('/').length), ofAnswer: answersTo(document).ofAnswer }
  return held
}

/** Whatever a test asks over REST: what is answered is what the description says, or the test fails. */
export function holdToDescription(app: App, method: string, url: string, answer: Answer) {
  if (!url.startsWith('/api/')) return
  const { paths, ofAnswer } = heldTo(app)
  const pathname = url.split('?', 1)[0]!
  const name = method.toLowerCase()
  const called = paths.get(pathname.split('/').length)?.find(({ pattern, methods }) => methods.has(name) && pattern.test(pathname))
  if (!called) return
  const faults = ofAnswer(name, called.path, answer)
  if (faults.length) throw new Error(`${method} ${called.path} answers ${answer.status}, but not as described: ${JSON.stringify(faults)}`)
}
