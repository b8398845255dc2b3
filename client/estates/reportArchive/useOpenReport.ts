import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The report in the form stands in the address, as `?report=new` or by its id: Back closes the form. */
export function useOpenReport() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { fromList?: boolean } | null }
  return {
    openReport: params.get('report'),
    open: (report: 'new' | (string & {})) => void navigate(`?report=${report}`, { state: { fromList: true } }),
    close: () => void (state?.fromList ? navigate(-1) : navigate('?', { replace: true })),
  }
}
