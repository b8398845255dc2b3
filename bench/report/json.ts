import type { ClientFigures } from '../client/measureClient.ts'
import type { RouteFigures } from '../client/visit.ts'
import type { ServerFigures } from '../measure/figures.ts'

const rounded = (value: number) => (Number.isFinite(value) ? Math.round(value * 1000) / 1000 : null)

const asRoute = ({ path, scriptGzKb, furtherGzKb, requests, lcpMs, cls, inpMs }: RouteFigures) => ({
  path,
  scriptGzKb: rounded(scriptGzKb),
  ...(furtherGzKb !== undefined && { furtherGzKb: rounded(furtherGzKb) }),
  requests,
  lcpMs: rounded(lcpMs),
  cls: rounded(cls),
  inpMs: rounded(inpMs),
})

/** The figures as other programs read them: medians, ratios as in the table. */
export function asJson(server: ServerFigures | undefined, client: ClientFigures | undefined): string {
  const operations = (server?.operations ?? []).map(
    ({ name, throughput, nodeCpu, pgCpu, plannedAnew, p99, tenfold, large, checks, socket, versus, ours }) => ({
      name,
      ...(throughput && { throughput: rounded(throughput.median) }),
      ...(nodeCpu ? { nodeCpu: rounded(nodeCpu.median), p99: rounded(p99) } : { alone: ours }),
      ...(pgCpu && { pgCpu: rounded(pgCpu.median) }),
      ...(plannedAnew !== undefined && { plannedAnew: rounded(plannedAnew) }),
      ...(tenfold && { tenfold: rounded(tenfold.median) }),
      ...(large && { large: rounded(large.median) }),
      ...(checks && { checks: rounded(checks.median) }),
      ...(socket && { socket: rounded(socket.median) }),
      versus: Object.fromEntries(
        Object.entries(versus).map(([peer, found]) => [
          peer,
          { throughput: rounded(found.throughput.median), nodeCpu: rounded(found.nodeCpu.median) },
        ]),
      ),
    }),
  )
  const memory = server && { peakMb: rounded(server.peakMb), uploadGrowthMb: rounded(server.uploadGrowthMb) }
  return `${JSON.stringify({ operations, ...(memory && { memory }), client: { routes: client?.routes.map(asRoute) ?? [], ...(client && { shellGzKb: rounded(client.shellGzKb) }) } }, null, 2)}\n`
}
