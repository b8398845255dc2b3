/** At the end of a page's text; what its records say stands before it. */
const pageInfo = /"page":(\d+),"pageSize":\d+,"totalCount":\d+,"totalPages":(\d+)\}$/

/** The other pages of a list, by RFC 8288: where it begins and ends, and what stands before and after this one. */
export function pageLinks(url: string, text: string): string | undefined {
  const [, page, last] = pageInfo.exec(text.slice(-200))?.map(Number) ?? []
  if (!page || last === undefined) return undefined
  const [path = '', search] = url.split('?', 2)
  const query = new URLSearchParams(search)
  const link = (to: number, rel: string) => {
    query.set('page', String(to))
    return `<${path}?${query.toString()}>; rel="${rel}"`
  }
  const links = [link(1, 'first')]
  if (page > 1 && page <= last + 1) links.push(link(page - 1, 'prev'))
  if (page < last) links.push(link(page + 1, 'next'))
  links.push(link(Math.max(last, 1), 'last'))
  return links.join(', ')
}
