import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** What differs from where this branch left main, committed or not; on main, what is not committed. */
export function changedFiles(): string[] {
  const branches = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main')
  const [base = 'HEAD'] = branches[0] ? git('merge-base', branches[0], 'HEAD') : []
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(file)).sort()
}

/** Where that is proved which is no domain of its own. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  access: ['accounts', 'sharing', 'security'],
  kernel: ['kernel', 'reliability', 'security'],
  jobs: ['mail', 'reliability'],
  ui: ['app'],
  messages: ['app'],
  pages: ['app'],
}

/** A test file stands for itself; all else for the tests of the domain it belongs to, in whichever tree. */
function testsOf(file: string): string[] {
  if (/\.(test|spec)\.tsx?$/.test(file)) return [file]
  const [tree = '', part = ''] = file.split('/')
  if (!['schema', 'server', 'client', 'tests'].includes(tree)) return []
  return (tree === 'tests' ? [part] : (elsewhere[part] ?? [part])).map((domain) => `tests/${domain}/`)
}

/** The tests that a change asks for first. What runs through all domains is looked at whatever has changed. */
export const testsFor = (files: readonly string[]) => [
  ...new Set(['tests/architecture/', 'tests/unit/', ...files.flatMap(testsOf).filter((place) => existsSync(place))]),
]
