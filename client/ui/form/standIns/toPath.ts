/** Stands in for a reader of any path: a field is called `floors[0].name`. */
export default function toPath(name: unknown): string[] {
  return Array.isArray(name)
    ? name.map(String)
    : String(name)
        .split(/[.[\]]+/)
        .filter(Boolean)
}
