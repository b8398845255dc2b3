/** A picture as a file of its own. */
export function saved(svg: string, name: string) {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** A picture on a sheet of paper, and nothing of the screen around it. */
export async function printed(source: string, title: string) {
  const frame = document.createElement('iframe')
  Object.assign(frame.style, { position: 'fixed', inset: '100% auto auto 100%', width: '0', height: '0', border: '0' })
  frame.setAttribute('aria-hidden', 'true')
  document.body.append(frame)
  const sheet = frame.contentDocument!
  const picture = Object.assign(sheet.createElement('img'), { src: source, width: 320, alt: title })
  sheet.title = title
  sheet.body.append(picture)
  await picture.decode()
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow!.print()
}
