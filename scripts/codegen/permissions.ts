import { closedToNewGuests } from '#schema/sharing/guests.input.ts'
import { operationsOf } from '#server/kernel/assemble.ts'
import type { Operation } from '#server/kernel/operation.ts'
import { loadSchema } from '#server/kernel/schema.ts'
import { slices } from '#server/slices.ts'

const head = `# Permissions

Every operation and who may do it. Written from the operations by \`npm run codegen\`; a change here is a change of who may do what.

A query reads, a command changes, an upload takes in a file, and an answer tells what no table holds. Where everybody may, the reason stands there too.

Whoever is let in to an estate as a guest starts without ${closedToNewGuests.map((section) => `\`${section}\``).join(', ')}, unless the invitation says otherwise.

| operation | kind | permission | GraphQL | REST |
| --- | --- | --- | --- | --- |
`

const places = (operation: Operation, all: ReadonlyMap<string, Operation>) =>
  [...all].flatMap(([place, candidate]) => (candidate === operation ? [place] : []))
const rows = (operation: Operation) =>
  slices
    .flatMap(({ rest }) => rest ?? [])
    .flatMap(({ operation: candidate, method, path }) => (candidate === operation ? [`${method.toUpperCase()} ${path}`] : []))

const cell = (lines: readonly string[]) => lines.map((line) => `\`${line}\``).join('<br>')

/** The table that a reviewer reads first. */
export async function permissions(): Promise<Record<string, string>> {
  const all = operationsOf(slices, loadSchema())
  const operations = [...new Set(all.values())].sort((a, b) => (a.name < b.name ? -1 : 1))
  const lines = operations.map(
    (operation) =>
      `| ${operation.name} | ${operation.kind} | ${operation.rule.replaceAll('|', '\\|')} | ${cell(places(operation, all))} | ${cell(rows(operation))} |\n`,
  )
  return { 'docs/permissions.md': head + lines.join('') }
}
