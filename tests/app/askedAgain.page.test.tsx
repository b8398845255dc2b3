import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Failure } from '#client/access/failure.ts'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { loadMessages } from '#tests/support/messages.ts'

async function failedBy(error: unknown) {
  const retry = vi.fn<() => void>()
  render(
    <AppProviders language="nb" messages={await loadMessages('nb')}>
      <Answered<string> answer={{ data: undefined, error, retry }} skeleton={null}>
        {(data) => data}
      </Answered>
    </AppProviders>,
  )
  await screen.findByRole('button', { name: 'Prøv igjen' })
  act(() => void window.dispatchEvent(new Event('online')))
  return retry
}

test('a screen that failed for want of a line asks again when there is one', async () => {
  expect(await failedBy(new TypeError('Failed to fetch'))).toHaveBeenCalledOnce()
})

test('what the server refused is not asked again by itself', async () => {
  expect(await failedBy(new Failure(400, { code: 'badInput' }))).not.toHaveBeenCalled()
})
