import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * A form that stands in the place of its list. What it is about stands in the address (`?report=new`, or an id), so that
 * Back closes it, a reload keeps it, and it can be linked to.
 */
export function useOpenForm(name: string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { fromList?: boolean } | null }
  const others = () => new URLSearchParams([...params].filter(([key]) => key !== name))
  const open = (about: string) => {
    const search = others()
    search.set(name, about)
    void navigate(`?${search}`, { state: { fromList: true } })
  }
  const close = () => void (state?.fromList ? navigate(-1) : navigate(`?${others()}`, { replace: true }))
  return { opened: params.get(name), open, close }
}
