import { useLocation, useSearchParams } from 'react-router-dom'

/** Puts what is chosen of a list into the address; an empty choice is its absence, and the page stays where it is. */
export function useAddressed() {
  const [, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  return (name: string, value: string) =>
    setParams(
      (params) => {
        // Of what is found now, one begins with the first.
        const { [name]: _, page: _page, ...others } = Object.fromEntries(params)
        return value ? { ...others, [name]: value } : others
      },
      { replace: true, preventScrollReset: true, state },
    )
}
