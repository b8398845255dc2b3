import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import yaml from 'js-yaml'
import { afterAll, describe, expect, test } from 'vitest'
import { faultsBy } from '#tests/support/publishedSchemas.ts'
import { createWorld } from '#tests/support/world/world.ts'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')

interface Alert {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const rules = yaml.load(read('operations/rules.yml')) as { groups: { rules: Alert[] }[] }
const alerts = rules.groups.flatMap((group) => group.rules)
const dashboard = JSON.parse(read('operations/dashboard.json')) as Dashboard
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ of: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ of: title, expr }))),
]

/** What of an expression Prometheus can't read, and the names of the figures that it asks for. */
function askedFor(expr: string) {
  const names: string[] = []
  const faults: string[] = []
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      if (type.isError) faults.push(`${from} of ${expr}`)
      if (type.name === 'VectorSelector') names.push(/^\w+/.exec(expr.slice(from, to))?.[0] ?? '')
    },
  })
  return { names, faults }
}

describe('the rules and the dashboard', async () => {
  // With all that figures are told of: a backup each night, and a replica, which needn't be there.
  const world = await createWorld({
    BACKUP_URL: path.join(tmpdir(), 'grunnmur-no-backup'),
    DATABASE_REPLICA_URL: 'postgres://nobody:nothing@127.0.0.1:1/nowhere',
  })
  afterAll(() => world.close())
  /** What Prometheus itself says of whoever it asks. */
  const own = ['up']

  async function served() {
    const { text } = await world.anonymous().get('/metrics')
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
    return new Set(types.flatMap(([, name, type]) => (type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!])))
  }

  test('ask for nothing that /metrics does not tell', async () => {
    const told = await served()
    const missing = expressions.flatMap(({ of, expr }) =>
      askedFor(expr)
        .names.filter((name) => !told.has(name) && !own.includes(name))
        .map((name) => `${of} asks for ${name}`),
    )
    expect(missing).toEqual([])
    expect(expressions.length).toBeGreaterThan(40)
  })

  test('are read by Prometheus’ own grammar', () => {
    expect(expressions.flatMap(({ expr }) => askedFor(expr).faults)).toEqual([])
    expect(askedFor('sum by (x) (rate(outbox_mails_waiting[5m])) > ').faults).not.toEqual([])
    expect(askedFor('max(outbox_oldest_seconds) > 600 and on () up == 1').names).toEqual(['outbox_oldest_seconds', 'up'])
  })

  test('have the forms that are published for them', () => {
    expect(faultsBy('prometheus.rules.json', rules)).toEqual([])
    expect(faultsBy('grafana-dashboard-5.x.json', { dashboard })).toEqual([])
    expect(faultsBy('prometheus.rules.json', { groups: [{ name: 'a', rules: [{ alert: 'A', for: '5 minutes' }] }] })).not.toEqual([])
  })
})

describe('the runbook', () => {
  const sections = new Map(
    read('docs/runbooks.md')
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  )

  test('has a section for each alert, and for nothing else, where the alert says that it is', () => {
    expect([...sections.keys()]).toEqual(alerts.map(({ alert }) => alert))
    for (const { alert, annotations } of alerts) expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`)
  })

  test('says of each what it means, what to look at and what to do', () => {
    for (const section of sections.values())
      for (const part of ['What it means', 'What to look at', 'What to do'])
        expect(section).toMatch(new RegExp(`^\\*\\*${part}\\.\\*\\* \\S`, 'm'))
  })
})
