import { useFormikContext } from 'formik'
import { OwnAreas } from './AreaFields.tsx'
import type { Options } from './PeopleFields.tsx'
import type { ProjectValues } from './projectValues.ts'
import { fitting, TemplateAreas, TemplateChoice } from './TemplateChoice.tsx'

/** What else is looked at in a project that is there: areas of the company's templates, and areas of its own. */
export function MoreAreas({ templates }: { templates: Options['templates'] }) {
  const { values } = useFormikContext<ProjectValues>()
  const chosen = templates.filter(({ templateId }) => values.templateIds.includes(templateId)).flatMap(({ areas }) => areas)
  return (
    <>
      {templates.length > 0 && <TemplateChoice templates={fitting(templates, values)} help="projects.new.moreTemplatesHelp" />}
      {chosen.length > 0 && <TemplateAreas areas={chosen} />}
      <OwnAreas />
    </>
  )
}
