import type { KillFigures } from '../kills/measureKills.ts'

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** The figures, and by name whatever should not be. */
export function killTable({ kills, met, acknowledged, repeated, recoveredMs, lost, doubled, halfDone }: KillFigures): string {
  const all = kills.server + kills.PostgreSQL + kills.both
  const sorted = recoveredMs.toSorted((one, other) => one - other)
  return [
    `kills ${all} (server ${kills.server}, PostgreSQL ${kills.PostgreSQL}, both ${kills.both})`,
    ...Object.entries(met).map(([kind, times]) => `  in the middle of ${kind}: ${times}`),
    `acknowledged ${acknowledged}, sent again ${repeated}`,
    `lost ${lost.length}, half-done ${halfDone.length}, doubled ${doubled.length}`,
    ...[...lost, ...halfDone, ...doubled].map((what) => `  ${what}`),
    `ready again after ${seconds(sorted[Math.floor(sorted.length / 2)]!)} s, at most ${seconds(sorted.at(-1)!)} s`,
  ].join('\n')
}
