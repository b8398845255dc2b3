// npm run sbom: what the product is made of, as CycloneDX has it, and the licences of all of it, in dist/.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Under which others may use, change and hand on what we ship beside our own code. */
export const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // Of a library that is loaded as it is, and can be put in place by whoever runs the product.
  'LGPL-3.0-or-later',
  'MIT',
  'OFL-1.1',
])
/** Packages that say it in their file of a licence alone, where somebody has read it. */
const readByHand: Readonly<Record<string, string>> = { busboy: 'MIT', streamsearch: 'MIT', 'png-js': 'MIT' }
/** Only describes which Node comes along. */
const ours = new Set(['runtime', 'node-runtime'])

interface Component {
  name: string
  group?: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}
export interface Bill {
  bomFormat: string
  specVersion: string
  components: Component[]
}

/** By npm's own tool, of what the lockfile says is shipped. */
export const billOfMaterials = () =>
  JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
    }),
  ) as Bill

const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name)
export const licenceOf = (component: Component) =>
  component.licenses?.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
  readByHand[component.name]

/** Whether one of the choices is allowed in all of its parts. */
export const isAllowed = (licence: string | undefined) =>
  licence !== undefined &&
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))

/** What may not be shipped, as sentences. */
export const refusedLicences = ({ components }: Bill) =>
  components
    .filter((component) => !ours.has(component.name) && !isAllowed(licenceOf(component)))
    .map((component) => `${fullName(component)} ${component.version}: ${licenceOf(component) ?? 'says no licence'}`)

const textOf = (name: string) => {
  const folder = path.join(root, 'node_modules', name)
  try {
    const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying|ofl)/i.test(one))
    return file ? readFileSync(path.join(folder, file), 'utf8').trim() : undefined
  } catch {
    // Of another system, or another version of what lies there.
    return undefined
  }
}

if (import.meta.main) {
  const bill = billOfMaterials()
  const refused = refusedLicences(bill)
  mkdirSync(path.join(root, 'dist'), { recursive: true })
  writeFileSync(path.join(root, 'dist/sbom.json'), JSON.stringify(bill, null, 2))
  const texts = bill.components
    .filter(({ name }) => !ours.has(name))
    .map(
      (one) =>
        `## ${fullName(one)} ${one.version} (${licenceOf(one) ?? 'no licence'})\n\n${textOf(fullName(one)) ?? 'It brings no text along; the one of this name holds.'}\n`,
    )
  writeFileSync(path.join(root, 'dist/licences.txt'), texts.join('\n'))
  console.log(`${bill.components.length} packages in dist/sbom.json, their licences in dist/licences.txt`)
  for (const line of refused) console.error(`not allowed: ${line}`)
  process.exitCode = refused.length ? 1 : 0
}
