/** What somebody typed, to be found anywhere in a text; `%`, `_` and `\` mean themselves. */
export const partOf = (search: string | null | undefined) => `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
