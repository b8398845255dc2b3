import { type FormOf, RecordForm } from '#client/records/RecordForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { trades } from '#schema/companies/trades.ts'
import { controlTemplateForm } from '#schema/projects/controlTemplates.input.ts'
import { controlWorks } from '#schema/projects/projectTypes.ts'
import { CatalogueStart } from './CatalogueStart.tsx'
import type { controlTemplates } from './controlTemplates.ts'
import { TemplateAreas } from './TemplateAreas.tsx'
import { blankArea } from './templateValues.ts'

const blank = { name: '', work: '', trade: '', areas: [blankArea] }
const words = { required: 'projects.templates.writeName' } as const

/** A template whole: what it is for, and its areas and points in the order of the work. */
export const TemplateForm = (props: FormOf<typeof controlTemplates>) => (
  <RecordForm {...props} rules={controlTemplateForm} blank={blank}>
    {!props.record && <CatalogueStart />}
    <TextField name="name" label="projects.templates.name" faults={words} />
    <Pair>
      <ChoiceField
        name="work"
        label="projects.templates.for"
        choices={controlWorks}
        choiceLabel="projects.templates.work"
        help="projects.templates.forHelp"
        optional
      />
      <ChoiceField name="trade" label="projects.templates.trade" choices={trades} choiceLabel="trades" optional />
    </Pair>
    <TemplateAreas />
  </RecordForm>
)
