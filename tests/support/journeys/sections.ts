import type { Page } from 'playwright-core'

/** The menu of an estate's sections; on a phone it is opened first, and closes with what is chosen. */
export async function sectionsOf(shown: Page, { sections, chooseSection }: { sections: string; chooseSection: string }) {
  const menu = shown.getByRole('navigation', { name: sections })
  const opener = shown.getByRole('button', { name: chooseSection.replace('{section}. ', '') })
  await menu.or(opener).first().waitFor()
  if (await opener.isVisible()) await opener.click()
  await menu.waitFor()
  return menu
}
