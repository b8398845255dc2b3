import { describe, expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { signIn, signInByForm, speak } from '#tests/support/journeys/visiting.ts'

const texts = { nb, en }

describe.each(['phone', 'wide'] as const)('on a %s screen', (viewport: Viewport) => {
  describe.each(['nb', 'en'] as const)('in %s', (language) => {
    const words = texts[language]
    const visit = async (path: string) => {
      const shown = await page(viewport, language)
      await speak(shown, language)
      await shown.goto(path)
      return shown
    }

    test('what is for everybody reads well, and an address that leads nowhere leads to the page that says so', async () => {
      const shown = await visit('/')
      const isSound = async () => {
        await shown.getByRole('heading', { level: 1 }).waitFor()
        await expectAccessible(shown)
        expect(await shown.locator('html').getAttribute('lang')).toBe(language)
      }
      await isSound()
      for (const path of ['/login', '/not-found']) {
        await shown.goto(path)
        await isSound()
      }
      await shown.goto('/nowhere/at/all')
      await shown.waitForURL(/\/not-found$/)
      await shown.getByText(words.common.notFound).waitFor()
      await expectAccessible(shown)
    })

    test('who is not signed in is asked to, and comes to where they were going', async () => {
      const shown = await visit('/private/beta-disclaimer')
      await shown.waitForURL(/\/login\?redirect=/)
      await shown.getByLabel(words.accounts.login.email).fill('owner@demo.example')
      await shown.getByLabel(words.accounts.login.password, { exact: true }).fill('Demo-1234')
      await shown.getByRole('button', { name: words.accounts.login.submit }).click()
      await shown.waitForURL(/\/private\/beta-disclaimer$/)
      await expectAccessible(shown)
    })

    test('somebody with several accounts chooses one, and cannot choose a blocked one', async () => {
      const shown = await visit('/login')
      await signInByForm(shown, 'multi', words)
      await shown.waitForURL(/\/private\/account-list/)
      const accounts = shown.getByRole('main').getByRole('list', { name: words.accounts.accountList.list })
      await accounts.waitFor()
      await expectAccessible(shown)
      expect(await accounts.getByText(words.accounts.accountList.disabled).count()).toBe(1)
      await accounts.getByRole('button').first().click()
      await shown.waitForURL(/\/private\/estates/)
      await expectAccessible(shown)
    })

    test('the password page tells its rules as one types', async () => {
      const shown = await page(viewport, language)
      await speak(shown, language)
      await signIn(shown, 'guest', words, '/private/change-password')
      await shown.getByLabel(words.accounts.changePassword.newPassword, { exact: true }).fill('Bare-bokstaver')
      await shown.getByText(words.accounts.changePassword.passwordDigit).waitFor()
      await expectAccessible(shown)
    })
  })
})

test('an old tab that asks for code that is gone is loaded anew, with what was typed', async () => {
  const shown = await page('wide', 'nb', { refused: 404 })
  await signIn(shown, 'guest', nb, '/private/profile/edit')
  const name = shown.getByLabel(nb.accounts.person.lastName)
  await name.fill('Halvskrevet')
  const gone: string[] = []
  await shown.route(/assets\/ProfileMenu/, (route) => {
    gone.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await shown.waitForLoadState('networkidle')
  await shown.getByRole('button', { name: nb.app.profile.menu }).click()
  await shown.getByText(nb.common.renewed).waitFor()
  await shown.getByText(nb.common.leave.back).waitFor()
  expect(gone.length).toBeGreaterThan(0)
  expect(await name.inputValue()).toBe('Halvskrevet')
  await shown.waitForLoadState('networkidle')
  // Still gone: it is told, and tried no more by itself.
  await shown.getByRole('button', { name: nb.app.profile.menu }).click()
  await shown.getByText(nb.common.outdated).waitFor()
  expect(await name.inputValue()).toBe('Halvskrevet')
})
