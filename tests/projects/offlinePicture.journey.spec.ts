import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { signIn, speak } from '#tests/support/journeys/visiting.ts'
import { png } from '#tests/support/world/pictures.ts'

const { projects } = nb
const told = async <Answer>(shown: Page, path: string) => (await (await shown.request.get(path)).json()) as Answer

interface Point {
  controlPointId: string
  name: string
  isCompleted: boolean
  isDisabled: boolean
  fileCount: number
}
interface Area {
  controlAreaId: string
  isCompleted: boolean
  isDisabled: boolean
  controlPoints: Point[]
}

/** A point that is open, in a project that goes on. */
async function openPoint(shown: Page) {
  const { items } = await told<{ items: { projectId: string; isCompleted: boolean }[] }>(shown, '/api/private/projects')
  for (const { projectId } of items.filter(({ isCompleted }) => !isCompleted)) {
    const { controlAreas } = await told<{ controlAreas: Area[] }>(shown, `/api/private/project/${projectId}`)
    for (const { controlAreaId, isCompleted, isDisabled } of controlAreas) {
      if (isCompleted || isDisabled) continue
      const address = `/private/project/${projectId}/control-areas/${controlAreaId}`
      const { controlPoints } = await told<Area>(shown, `/api${address}`)
      const point = controlPoints.find((each) => !each.isCompleted && !each.isDisabled && !each.fileCount)
      if (point) return { address, point }
    }
  }
  throw new Error('No point is open')
}

test('a picture that is taken in a cellar without a line is there once, and its point is finished after it', async () => {
  const pro = await page('phone', 'nb', { breaks: true })
  await speak(pro, 'nb')
  await signIn(pro, 'leader', nb, '/private/projects')
  const { address, point } = await openPoint(pro)
  await pro.goto(`${address}?point=${point.controlPointId}`)
  await pro.getByRole('heading', { level: 2, name: point.name }).waitFor()

  // What shows notices is there before the line is gone.
  await pro.getByRole('region', { name: nb.app.notices }).waitFor({ state: 'attached' })
  await pro.waitForLoadState('networkidle')
  await pro.context().setOffline(true)
  await pro
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'kjeller.png', mimeType: 'image/png', buffer: await png() })
  await pro.getByText(projects.waits.state).filter({ visible: true }).first().waitFor()
  await expectAccessible(pro)
  await pro.getByRole('button', { name: /^Ferdig/ }).click()
  await pro.getByText(projects.waits.later.replace('{name}', point.name)).waitFor()

  // The page is gone before there is a line, and what was done is not.
  await pro.close({ runBeforeUnload: false })
  const again = await pro.context().newPage()
  await pro.context().setOffline(false)
  await again.goto(address)
  const kept = () => told<{ isCompleted: boolean; files: unknown[] }>(again, `/api${address}/control-points/${point.controlPointId}`)
  await expect.poll(async () => (await kept()).isCompleted).toBe(true)
  expect((await kept()).files).toHaveLength(1)
})
