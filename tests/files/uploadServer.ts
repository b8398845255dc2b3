import { http, HttpResponse } from 'msw/http'
import { network } from '#tests/support/network.ts'

/** Takes uploads in, as temporary files with ids of their own. */
export function uploadServer() {
  const uploads: string[] = []
  const deleted: string[] = []
  network.use(
    http.post('/api/private/temporary-:kind', async ({ request }) => {
      const sent = (await request.formData()).get('file') as File
      uploads.push(sent.name)
      const id = `00000000-0000-4000-8000-${String(uploads.length).padStart(12, '0')}`
      return HttpResponse.json({ id, path: 'p', url: `/files/${id}/${sent.name}` }, { status: 201 })
    }),
    http.delete('/api/private/temporary-:kind/:id', ({ params }) => {
      deleted.push(String(params['id']))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return { uploads, deleted }
}
