import { expect, test } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { startProject } from './project.ts'

const world = await sharedWorld()
const subjectsTo = async (person: { userId: string }) => (await mailsTo(world, await emailOf(world, person))).map(({ subject }) => subject)

test('the owner hears that a project begins, who leads it that an area is done, and who did what was reopened', async () => {
  const { estate, company, projectId, url } = await startProject(world)
  const { leader, professional } = company
  const [owner] = await mailsTo(world, await emailOf(world, estate.owner))
  expect(owner!.text).toContain(`/private/project/${projectId}`)
  expect(owner!.subject).toBe('Et prosjekt er startet på eiendommen din')
  expect(owner!.text).toContain(' har startet Nytt bad, ')
  expect(await subjectsTo(leader)).toEqual([])

  const [area] = await world.sql<{ id: string }>("select id from control_area where project_id = $1 and code = 'ventilation'", [projectId])
  const place = `${url}/control-areas/${area!.id}`
  const { controlPoints } = (await professional.get(place)).body as unknown as { controlPoints: { controlPointId: string }[] }
  for (const { controlPointId } of controlPoints) await professional.put(`${place}/control-points/${controlPointId}`, { isCompleted: true })
  expect((await professional.put(place, { isCompleted: true })).body).toMatchObject({ isCompleted: true })
  expect(await subjectsTo(leader)).toEqual(['Et kontrollområde er ferdig'])
  expect(await subjectsTo(professional)).toEqual([])

  await leader.post(`${place}/reopen`)
  expect((await leader.post(`${place}/control-points/${controlPoints[0]!.controlPointId}/reopen`)).status).toBe(200)
  const told = await mailsTo(world, await emailOf(world, professional))
  expect(told.map(({ subject }) => subject)).toEqual(['Et kontrollområde er åpnet igjen', 'Et kontrollpunkt er åpnet igjen'])
  expect(told[1]!.text).toContain(`/control-areas/${area!.id}?point=${controlPoints[0]!.controlPointId}`)
  // Whoever completes an area of a project that they lead is not told of it.
  await leader.put(`${place}/control-points/${controlPoints[0]!.controlPointId}`, { isCompleted: true })
  await leader.put(place, { isCompleted: true })
  expect(await subjectsTo(leader)).toHaveLength(1)
})
