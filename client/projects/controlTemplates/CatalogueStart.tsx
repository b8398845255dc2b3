import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useId } from 'react'
import { language } from '#client/messages/language.ts'
import { useText } from '#client/messages/Text.tsx'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { notify } from '#client/ui/notify.ts'
import { areasFor } from '#schema/projects/controls.ts'
import { type ControlWork, controlWorks, renovationPresets } from '#schema/projects/projectTypes.ts'
import { type AreaValues, isBlank, type TemplateValues } from './templateValues.ts'

/** The works that come with a picture for each point. */
const works: Partial<Record<ControlWork, 'bathroom' | 'roof'>> = {
  BATHROOM: 'bathroom',
  ROOF_TILES_REPLACEMENT: 'roof',
  ROOFING_FELT_REPLACEMENT: 'roof',
}
const fetchTold = async () =>
  language === 'en'
    ? (await import('#schema/projects/startingTemplates/en.json')).default
    : (await import('#schema/projects/startingTemplates/nb.json')).default

interface ToldArea {
  name: string
  points: readonly { name: string; wantedPicture: string; helpText?: string }[]
}
const typed = ({ name, points }: ToldArea): AreaValues => ({
  name,
  points: points.map((point) => ({ ...point, helpText: point.helpText ?? '' })),
})

/** What comes with the product, as a start: it is put below what was typed already. */
export function CatalogueStart() {
  const text = useText()
  const id = useId()
  const { values, setValues } = useFormikContext<TemplateValues>()

  function inCatalogue(work: ControlWork): AreaValues[] {
    const preset = renovationPresets.find((one) => one === work)
    const areas = preset ? areasFor('RENOVATION', [preset]) : areasFor(work as 'NEW_BUILDING' | 'NEW_APARTMENT', [])
    return areas.map(({ type, points }) => ({
      name: text(`controls.area.${type}`),
      points: points.map((point) => ({ name: text(`controls.point.${point}`), helpText: '', wantedPicture: '' })),
    }))
  }
  async function start(work: ControlWork) {
    const about = works[work]
    const more = about ? (await fetchTold())[about].map(typed) : inCatalogue(work)
    const areas = [...values.areas.filter((area) => !isBlank(area)), ...more]
    await setValues({ ...values, name: values.name || text(`projects.templates.work.${work}`), work: values.work || work, areas })
  }
  return (
    <chakra.div maxWidth="column">
      <FieldFrame id={id} label="projects.templates.start" help="projects.templates.startHelp" optional>
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={({ target }) => void start(target.value as ControlWork).catch(() => notify.warning('projects.templates.notFetched'))}
          >
            <option value="">{text('common.choose')}</option>
            {controlWorks.map((work) => (
              <option key={work} value={work}>
                {text(`projects.templates.work.${work}`)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
    </chakra.div>
  )
}
