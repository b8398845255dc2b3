import type { FastifyRequest } from 'fastify'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { createApp, type Running } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { opensLinks } from '#server/sharing/publicLinks/opensLinks.ts'
import { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { linksOf, listed, made } from './publicLinks.ts'

const request = { method: 'GET', headers: { 'user-agent': 'Telefon' }, socket: { remoteAddress: '127.0.0.1' } } as unknown as FastifyRequest

interface Answer {
  at: string
  language: string
  operationName: string
  variables: Record<string, string>
  answer: { data: Record<string, Record<string, unknown> | null> }
}

describe('the page of a public link', async () => {
  const world = await sharedWorld()
  const opened = async (path: string, { server, app }: Running = world.running) => opensLinks(server, app)(request, path, 'nb')
  const broughtBy = async (path: string) => {
    const opening = await opened(path)
    if (!opening) return undefined
    const answers = Object.entries(JSON.parse(opening.answers) as Record<string, Answer['answer']>).map(([asked, answer]): Answer => {
      const [at, language, operationName, variables] = JSON.parse(asked) as [string, string, string, Answer['variables']]
      return { at, language, operationName, variables, answer }
    })
    return { ...opening, answers }
  }

  test('brings along what its client asks first, as the link answers it', async () => {
    const estate = await world.estate()
    const { publicLinkKey: key } = await made(estate, { sections: ['report-archive', 'projects'] })
    const brought = await broughtBy(`/public-link/${key}`)
    expect(brought?.answers.map(({ operationName }) => operationName)).toEqual(['SharedEstate', 'EstateSummary', 'SharedProjects'])
    const at = `/graphql/public/${key}`
    expect(brought?.answers.every((one) => one.at === at && one.language === 'nb')).toBe(true)
    const { documents } = world.app
    for (const { operationName, variables, answer } of brought!.answers) {
      const query = Object.values(documents.texts).find((text) => text.startsWith(`query ${operationName}`))!
      const { data } = await new Client(world.running, { graphql: at }).gql(query, variables)
      expect(answer).toEqual({ data })
    }
    const { addressLine1, addressLine2 } = brought!.answers[1]!.answer.data['estate']!
    expect(brought).toMatchObject({ screen: 'linkBare', written: { NAME: addressLine1, PLACE: addressLine2 ?? '' } })
    const named = await broughtBy(`/public-link/${key}/estate/${estate.id}`)
    expect(named?.answers.map(({ operationName }) => operationName)).toEqual(['EstateSummary', 'SharedProjects'])
  })

  test('holds nothing that is switched off', async () => {
    const estate = await world.estate()
    const { publicLinkKey: key } = await made(estate)
    const brought = await broughtBy(`/public-link/${key}`)
    expect(brought?.answers.map(({ operationName }) => operationName)).toEqual(['SharedEstate', 'EstateSummary'])
    expect(brought?.answers[1]!.answer.data['estate']).toMatchObject({ reportDocuments: null })
  })

  test('brings nothing where the link is unknown, has ended, shows another estate, or another screen is opened', async () => {
    const estate = await world.estate()
    const other = await world.estate()
    const { publicLinkKey: key } = await made(estate)
    for (const path of [
      '/public-link/no-such-link',
      `/public-link/${key}/estate/${other.id}`,
      `/public-link/${key}/estate/${estate.id}/value`,
    ])
      expect(await opened(path)).toBeUndefined()
    expect(await opensLinks(world.running.server, world.app)({ ...request, method: 'HEAD' }, `/public-link/${key}`, 'nb')).toBeUndefined()
    await estate.owner.delete(linksOf(estate), { id: (await listed(estate))[0]!.id })
    expect(await opened(`/public-link/${key}`)).toBeUndefined()
    expect(await opened(`/public-link/${key}/estate/${estate.id}`)).toBeUndefined()
  })

  test('is no visit; what its client asks afterwards is one', async () => {
    const estate = await world.estate()
    const { publicLinkKey: key } = await made(estate)
    const { environment } = world
    const running = await createApp({
      config: readConfig(environment),
      databaseUrl: environment['DATABASE_URL']!,
      log: pino({ level: 'silent' }),
    })
    await opened(`/public-link/${key}`, running)
    const [before] = await listed(estate)
    const visitor = new Client(running, { headers: { 'user-agent': 'Telefon' }, graphql: `/graphql/public/${key}` })
    for (let times = 0; times < 2; times++) await visitor.gql('{ sharedEstate { id } }', {})
    await opened(`/public-link/${key}`, running)
    await running.close()
    expect([before!.visits, (await listed(estate))[0]!.visits]).toEqual([0, 1])
  })
})
