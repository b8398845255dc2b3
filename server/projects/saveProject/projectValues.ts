import type { InferType } from 'yup'
import type { projectForm, startingParties, startingTemplates } from '#schema/projects/saveProject.input.ts'

export type ProjectValues = InferType<typeof projectForm>
/** With the templates that it takes areas from. */
export type Templated = ProjectValues & InferType<typeof startingTemplates>
/** With who does the work of the areas that it starts with. */
export type Starting = Templated & InferType<typeof startingParties>

/** What is written of a new project, or of one that is there: what is left out stays as it was. Only a renovation has presets. */
export const valuesOf = ({
  name,
  type,
  projectNumber,
  startDate,
  endDate,
  description,
  imageId,
  needsVerification,
  renovationPresets,
}: ProjectValues) => ({
  name,
  type,
  projectNumber,
  startDate,
  endDate,
  description,
  imageFileId: imageId,
  needsVerification: needsVerification ?? undefined,
  renovationPresets: type === 'RENOVATION' ? (renovationPresets ?? undefined) : [],
})
