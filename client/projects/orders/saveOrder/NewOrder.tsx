import { Button, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { KeepsDraft } from '#client/projects/KeepsDraft.tsx'
import { mayIn } from '#client/projects/projectRights.ts'
import { Form } from '#client/ui/form/Form.tsx'
import { NamedField } from '#client/ui/form/NamedField.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenMoney, writtenTime } from '#client/ui/writing.ts'
import type { OrderType } from '#schema/projects/orderTypes.ts'
import { type Origin, orderPath } from '../orderPlace.ts'
import { LineFields } from './LineFields.tsx'
import { orderDraft } from './orderDraft.ts'
import { OrderFields } from './OrderFields.tsx'
import { type NewOrderValues, newOrderRules, typedSums } from './orderValues.ts'
import { useOrderParties } from './useOrderParties.ts'
import { useCreateOrder, useOrderBuildings } from './useSaveOrder.ts'

interface Project {
  id: string
  name: string
  may: readonly string[]
  estate: { estateId: string }
}
interface NewOrderProps {
  type: OrderType
  /** Those that one may order in; one at least. */
  projects: readonly Project[]
  /** The one that came along. */
  projectId: string | null
  /** What it grows out of. */
  origin: Origin
  back: string
}

const projectFaults = { required: 'orders.form.chooseProject', notValid: 'orders.form.chooseProject' } as const

/** What was typed is kept in the tab until it is sent, so that nothing is lost where the network is. */
export function NewOrder({ type, projects, projectId, origin, back }: NewOrderProps) {
  const create = useCreateOrder(type, origin)
  const navigate = useNavigate()
  const isOver = useRef(false)
  const [typed] = useState(() => orderDraft(type))
  const [draft, setDraft] = useState(() => {
    const kept = typed.read()
    const chosen = [projectId, kept.values.projectId].find((id) => projects.some((project) => project.id === id))
    const only = projects.length === 1 ? projects[0]!.id : ''
    const title = kept.values.title || (origin.title ?? '')
    const buildingId = origin.buildingId ?? kept.values.buildingId
    return { ...kept, values: { ...kept.values, title, buildingId, projectId: chosen ?? only } }
  })
  const [opened] = useState(draft.values)
  return (
    <Form
      initialValues={opened}
      rules={newOrderRules}
      keepsNothing
      derives
      onSubmit={async (values) => {
        const made = await create(values)
        isOver.current = true
        typed.forget()
        notify.success('orders.form.created', { values: { number: made.number } })
        void navigate(orderPath(made), { replace: true })
      }}
    >
      <KeepsDraft<NewOrderValues>
        onKeep={(values) => {
          if (!isOver.current) setDraft(typed.keep(values))
        }}
      />
      <Fields type={type} projects={projects} />
      <SaveBar>
        {draft.savedAt && (
          <chakra.span textStyle="meta" color="muted" alignSelf="center">
            <Text id="orders.form.draftKept" values={{ time: writtenTime(draft.savedAt) }} />
          </chakra.span>
        )}
        <Button asChild>
          <Link to={back}>
            <Text id="common.cancel" />
          </Link>
        </Button>
        <Create type={type} />
      </SaveBar>
    </Form>
  )
}

function Fields({ type, projects }: Pick<NewOrderProps, 'type' | 'projects'>) {
  const { values, setFieldValue } = useFormikContext<NewOrderValues>()
  const project = projects.find(({ id }) => id === values.projectId)
  const { parties } = useOrderParties(values.projectId, !!project && mayIn(project, 'update project'))
  const { buildings } = useOrderBuildings(project?.estate.estateId)
  const isElsewhere = !!values.buildingId && buildings?.every(({ id }) => id !== values.buildingId)
  // The house of another project is none of this one.
  useEffect(() => {
    if (isElsewhere) void setFieldValue('buildingId', '')
  }, [isElsewhere, setFieldValue])
  return (
    <>
      <NamedField name="projectId" label="orders.project" optional={false} faults={projectFaults} of={projects} />
      <OrderFields isPriced={type === 'quote'} parties={parties} buildings={buildings} />
      <LineFields />
    </>
  )
}

/** The button carries the sum. */
function Create({ type }: { type: OrderType }) {
  const { values } = useFormikContext<NewOrderValues>()
  const { gross } = typedSums(values.lines)
  return (
    <SubmitButton>
      {type === 'request' ? (
        <Text id="orders.form.createRequest" />
      ) : gross ? (
        <Text id="orders.form.createFor" values={{ sum: writtenMoney(gross) }} />
      ) : (
        <Text id="orders.form.createQuote" />
      )}
    </SubmitButton>
  )
}
