import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Does something with a row, out of its menu. */
export async function chooseFrom(user: UserEvent, row: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Valg for ${row}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
