import { Button, chakra, Heading } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { refusalOf } from '#client/access/refusal.ts'
import { Text } from '#client/messages/Text.tsx'
import { KeepsDraft } from '#client/projects/KeepsDraft.tsx'
import { privateProjectPath } from '#client/projects/projectPlace.ts'
import { refusedFields } from '#client/ui/form/faults.ts'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { AreasStep } from './AreasStep.tsx'
import { DateFields } from './DateFields.tsx'
import { projectDraft } from './draft.ts'
import { JobFields } from './JobFields.tsx'
import { type Options, PeopleFields } from './PeopleFields.tsx'
import { blank, type ProjectValues, type StepName, stepRules, steps } from './projectValues.ts'
import { Slide, StepLine } from './Steps.tsx'
import { useCreateProject } from './useSaveProject.ts'

interface NewProjectProps {
  estateId: string
  options: Options
  /** Where to without starting it. */
  back: string
}

/** A project in four questions. What was typed is kept in the tab; the step stands in the address, so that Back goes one back. */
export function NewProject({ estateId, options, back }: NewProjectProps) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const create = useCreateProject(estateId, options.subcontractors)
  const [typed] = useState(() => projectDraft(estateId))
  const [draft, setDraft] = useState(() => {
    const kept = typed.read()
    const first = options.customers[0]?.accountId ?? ''
    return kept.savedAt ? kept : { ...kept, values: { ...blank, customerAccountId: first } }
  })
  const asked = steps.find((step) => step === params.get('step')) ?? 'job'
  // Nobody starts in the middle: without a kind there is nothing to go on from.
  const step = draft.values.type ? asked : 'job'
  const at = steps.indexOf(step)
  const isOver = useRef(false)
  function keep(values: ProjectValues) {
    if (!isOver.current) setDraft(typed.keep(values))
  }
  const goTo = (name: StepName) => setParams({ step: name }, { preventScrollReset: false })

  async function goOn(values: ProjectValues) {
    keep(values)
    const next = steps[at + 1]
    if (next) return goTo(next)
    try {
      const id = await create(values)
      isOver.current = true
      typed.forget()
      notify.success('projects.new.started', { values: { name: values.name } })
      void navigate(privateProjectPath(id), { replace: true })
    } catch (error) {
      const fault = Object.keys(refusedFields(error, new Map()))[0]?.split(/[.[]/)[0]
      const at = steps.find((name) => fault && fault in stepRules[name].fields) ?? (fault === 'customer' ? 'people' : undefined)
      if (refusalOf(error) && at && at !== 'areas') goTo(at)
      throw error
    }
  }
  return (
    <Stack gap="6">
      <StepLine current={step} savedAt={draft.savedAt} />
      <Slide at={at}>
        <Form key={step} initialValues={draft.values} rules={stepRules[step]} onSubmit={goOn} keepsNothing derives>
          <KeepsDraft<ProjectValues> onKeep={keep} />
          <chakra.div maxWidth={step === 'areas' ? undefined : 'column'} width="full" marginInline="auto">
            <Heading as="h1" textStyle="display" tabIndex={-1}>
              <Text id={`projects.new.question.${step}`} />
            </Heading>
            <chakra.p color="muted" marginTop="2">
              <Text id={`projects.new.lead.${step}`} />
            </chakra.p>
            <chakra.div display="grid" gap="6" marginTop="6">
              {step === 'job' && <JobFields />}
              {step === 'people' && <PeopleFields options={options} />}
              {step === 'dates' && <DateFields />}
              {step === 'areas' && <AreasStep values={draft.values} options={options} />}
            </chakra.div>
          </chakra.div>
          <Bar>
            {at ? (
              <Button onClick={() => goTo(steps[at - 1]!)}>
                <ArrowLeft aria-hidden />
                <Text id="projects.new.back" />
              </Button>
            ) : (
              <Button asChild>
                <Link to={back}>
                  <Text id="common.cancel" />
                </Link>
              </Button>
            )}
            <SubmitButton>
              {steps[at + 1] ? (
                <>
                  <Text id={`projects.new.next.${steps[at + 1] as Exclude<StepName, 'job'>}`} />
                  <ArrowRight aria-hidden />
                </>
              ) : (
                <Text id="projects.new.create" values={{ count: draft.values.participants.length }} />
              )}
            </SubmitButton>
          </Bar>
        </Form>
      </Slide>
    </Stack>
  )
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '3',
    bg: 'surface',
    borderTopWidth: '1px',
  },
})
