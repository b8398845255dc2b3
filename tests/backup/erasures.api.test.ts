import { access } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { readKeep, removeOld } from '#server/backup/retention.ts'
import { command, emptyPlace, newFolder } from '#tests/support/backups.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

const password = 'Blå-dør-9'

let world: World
let to: string
beforeAll(async () => {
  to = await newFolder('backups')
  world = await createWorld({ BACKUP_URL: to })
})
afterAll(() => world.close())

test('whoever deleted their account after the backup is erased again as it is restored, and nobody else', async () => {
  const { owner: leaving, id: estateId } = await world.estate()
  const staying = await world.account({ name: 'Ola Igjen' })
  await world.givePassword(leaving, password)
  await leaving.upload('notat.txt', Buffer.from('Karis notat.'))
  expect((await command('backup', ['--to', to], world.environment).ended).code).toBe(0)
  expect((await leaving.post('/api/private/profile/user/departure', { password })).status).toBeLessThan(300)
  await world.app.jobs.send(world.app.db.manager, 'erasures', {})
  const record = path.join(to, `erased.${leaving.userId}`)
  await expect
    .poll(
      async () =>
        access(record).then(
          () => true,
          () => false,
        ),
      { interval: 100 },
    )
    .toBe(true)
  await removeOld(await openPlace('--to', to), readKeep('1d'))

  const empty = await emptyPlace(world)
  const { code, err } = await command('restore', ['--from', to], empty.env).ended
  expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining(`erased again: ${leaving.userId}`) })
  expect(err).not.toContain(staying.userId)
  const again = await empty.open()
  const people = await again.sql('select first_name || last_name as name, email ~ $1 as gone from app_user where id = any($2) order by 1', [
    '^deleted-',
    [leaving.userId, staying.userId],
  ])
  expect(people).toEqual([
    { name: 'OlaIgjen', gone: false },
    { name: 'Slettetbruker', gone: true },
  ])
  expect(await again.sql('select from estate where id = $1', [estateId])).toEqual([])
  await empty.drop()
})
