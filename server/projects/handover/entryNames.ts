/** As every system can write it to its disk: without what paths are made of, short, and never ending in a dot or a blank. */
export const safe = (name: string) => shortened(name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')).replace(/[. ]+$/, '') || '_'
const shortened = (name: string) => /^.{0,80}/su.exec(name)![0]

/** Its kind stays however long its name is, or nobody could open it. */
function parted(name: string): [name: string, kind: string] {
  const kind = /.\.([a-z0-9]{1,8})$/i.exec(name)?.[1]
  return kind ? [safe(name.slice(0, -kind.length - 1)), `.${kind}`] : [safe(name), '']
}

/** Where each lies: called as it was, and numbered where another one in its folder is called the same. */
export function besideOthers() {
  const taken = new Set<string>()
  return (place: string, given: string) => {
    const [name, kind] = parted(given)
    for (let n = 1; ; n++) {
      const path = `${place}/${name}${n > 1 ? ` (${n})` : ''}${kind}`
      const asWritten = path.toLowerCase()
      if (taken.has(asWritten)) continue
      taken.add(asWritten)
      return path
    }
  }
}
