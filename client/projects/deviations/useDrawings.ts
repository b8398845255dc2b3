import { useDeviationDrawingsQuery } from '#client/generated/graphql.ts'

/** The drawings and papers of a project, as far as they are there yet: a deviation can be about one. */
export function useDrawings(projectId: string) {
  const { data } = useDeviationDrawingsQuery({ variables: { projectId }, context: { tell: false } })
  return [...(data?.drawings?.documents ?? []), ...(data?.papers?.documents ?? [])]
}

/** One that can be shown, and marked. */
export const isPicture = ({ file }: { file: { type: string } }) => file.type.startsWith('image/')
