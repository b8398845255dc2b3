import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { loadStart } from '#client/messages/loading.ts'
import { SearchField } from '#client/ui/SearchField.tsx'

/** A screen that is slow to follow its address. */
function SlowScreen() {
  const [params] = useSearchParams()
  const [search, setSearch] = useState('')
  return (
    <>
      <SearchField search={search} label="Søk" hint="" outcome="" />
      <button onClick={() => setSearch(params.get('search') ?? '')}>Følg adressen</button>
    </>
  )
}

async function openSlowScreen() {
  const router = createMemoryRouter([{ path: '/', element: <SlowScreen /> }], { initialEntries: ['/'] })
  render(
    <AppProviders language="nb" messages={await loadStart('nb')}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return { router, field: await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Søk' }), user: userEvent.setup() }
}

test('what is typed while a screen still follows the first letters is kept', async () => {
  const { router, field, user } = await openSlowScreen()
  await user.type(field, 'bef')
  await waitFor(() => expect(router.state.location.search).toBe('?search=bef'))
  await user.type(field, 'aring')
  await user.click(screen.getByRole('button', { name: 'Følg adressen' }))
  expect(field.value).toBe('befaring')
  await waitFor(() => expect(router.state.location.search).toBe('?search=befaring'))
})

test('an address that changes by itself is shown in the field', async () => {
  const { router, field, user } = await openSlowScreen()
  await user.type(field, 'bef')
  await waitFor(() => expect(router.state.location.search).toBe('?search=bef'))
  await user.click(screen.getByRole('button', { name: 'Følg adressen' }))
  await router.navigate('/?search=tak')
  await user.click(screen.getByRole('button', { name: 'Følg adressen' }))
  expect(field.value).toBe('tak')
})
