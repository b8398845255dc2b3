import { Button, chakra, Heading } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Schema } from 'yup'
import { refusalOf } from '#client/access/refusal.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { KeepsDraft } from '#client/projects/KeepsDraft.tsx'
import { privateProjectPath } from '#client/projects/projectPlace.ts'
import { type Fault, refusedFields } from '#client/ui/form/faults.ts'
import { Form } from '#client/ui/form/Form.tsx'
import type { keptDraft } from '#client/ui/form/keptDraft.ts'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import type { ProjectValues } from './projectValues.ts'
import { Slide, StepLine } from './Steps.tsx'

export interface FormStep<Values> {
  /** As the address has it. */
  name: string
  label: MessageKey
  question: MessageKey
  lead: MessageKey
  /** What leads to it, from a step before. */
  next?: MessageKey
  rules: Schema & { fields: object }
  /** What a refusal may name of it that is no field of its own, and refusals that only another answer to it helps against. */
  alsoAsks?: readonly string[]
  /** It takes the whole width. */
  isWide?: boolean
  /** Nobody starts behind it without this. */
  isAnswered?: (values: Values) => boolean
  fields: (values: Values) => ReactNode
}

interface StepFormProps<Values extends ProjectValues> {
  steps: readonly FormStep<Values>[]
  typed: ReturnType<typeof keptDraft<Values>>
  /** What stands there where nothing was kept. */
  begin: Values
  create: (values: Values) => Promise<string>
  /** Where to without starting it. */
  back: string
}

/** A project in a few questions. What was typed is kept in the tab; the step stands in the address, so that Back goes one back. */
export function StepForm<Values extends ProjectValues>({ steps, typed, begin, create, back }: StepFormProps<Values>) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => {
    const kept = typed.read()
    return kept.savedAt ? kept : { ...kept, values: begin }
  })
  const [refused, setRefused] = useState<Record<string, Fault>>()
  const chosen = steps.findIndex(({ name }) => name === params.get('step'))
  const open = steps.findIndex(({ isAnswered }) => isAnswered && !isAnswered(draft.values))
  const at = Math.max(0, open < 0 ? chosen : Math.min(chosen, open))
  const step = steps[at]!
  const next = steps[at + 1]
  const isOver = useRef(false)
  function keep(values: Values) {
    if (!isOver.current) setDraft(typed.keep(values))
  }
  function goTo({ name }: FormStep<Values>, faults?: Record<string, Fault>) {
    setRefused(faults)
    const to = new URLSearchParams(params)
    to.set('step', name)
    setParams(to, { preventScrollReset: false })
  }

  async function goOn(values: Values) {
    keep(values)
    if (next) return goTo(next)
    try {
      const id = await create(values)
      isOver.current = true
      typed.forget()
      notify.success('projects.new.started', { values: { name: values.name } })
      void navigate(privateProjectPath(id), { replace: true })
    } catch (error) {
      const faults = refusedFields(error, new Map())
      const { code, reason } = refusalOf(error) ?? {}
      const fault = Object.keys(faults)[0]?.split(/[.[]/)[0]
      const named = [fault, code, reason].filter((name) => name !== undefined)
      const faulty = steps.find(({ rules, alsoAsks }) => named.some((name) => name in rules.fields || alsoAsks?.includes(name)))
      if (faulty && faulty !== step) goTo(faulty, faults)
      throw error
    }
  }
  return (
    <Stack gap="6">
      <StepLine steps={steps} at={at} savedAt={draft.savedAt} />
      <Slide at={at}>
        <Form key={step.name} initialValues={draft.values} rules={step.rules} refusedBefore={refused} onSubmit={goOn} keepsNothing derives>
          <KeepsDraft<Values> onKeep={keep} />
          <chakra.div maxWidth={step.isWide ? undefined : 'column'} width="full" marginInline="auto">
            <Heading as="h1" textStyle="display" tabIndex={-1}>
              <Text id={step.question} />
            </Heading>
            <chakra.p color="muted" marginTop="2">
              <Text id={step.lead} />
            </chakra.p>
            <chakra.div display="grid" gap="6" marginTop="6">
              {step.fields(draft.values)}
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
              {next ? (
                <>
                  {next.next && <Text id={next.next} />}
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
