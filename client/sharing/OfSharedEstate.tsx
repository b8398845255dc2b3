import { Outlet, useLoaderData } from 'react-router-dom'
import { SharedEstate } from '#client/estates/estate/estatePlace.ts'

/** What lies below is about the estate that the link shows, where its address names none. */
export const OfSharedEstate = () => (
  <SharedEstate value={useLoaderData<string | null>() ?? ''}>
    <Outlet />
  </SharedEstate>
)
