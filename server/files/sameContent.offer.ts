/** In SQL: what a record of a project holds has the content of that hash. */
export const hasContent = (record: string, sha256: string) =>
  `exists (select from file f where f.estate_id = ${record}.estate_id and f.project_id = ${record}.project_id and f.id = ${record}.file_id
    and f.sha256 = ${sha256})`
