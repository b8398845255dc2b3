import { Button, chakra } from '@chakra-ui/react'
import { ClipboardCheck, ClipboardList, ClipboardPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { Finding, FindingTask } from './finding.ts'
import { OpenFinding } from './OpenFinding.ts'

interface TaskOfFindingProps {
  /** None where all is well, and nothing is to be done. */
  finding: Finding | undefined
  /** What it is called, for those who hear the button and not what it stands beside. */
  name: string
  task: FindingTask | null | undefined
  /** What one does with the finding once the work is done. */
  afterwards?: ReactNode
  /** The finding tells by itself that it is there again. */
  comesBack?: boolean
}

/** What is done about a finding: the task that was made of it, or the button that makes one. */
export function TaskOfFinding({ finding, name, task, afterwards, comesBack = false }: TaskOfFindingProps) {
  const { estateId, path, isPublic } = useEstatePlace()
  const mayMake = useMay(estateId)('create', estateSections.maintenance.part)
  const isPlanning = Boolean(useIdentity()?.features['maintenancePlan'])
  const [isMaking, setMaking] = useState(false)
  const text = useText()
  const isOpen = task?.status === 'active'
  const makes = finding && mayMake && !isPublic && (!task || (comesBack && !isOpen))
  if (!isPlanning || (!task && !makes)) return null
  return (
    <chakra.div display="grid" gap="2" justifyItems="start" marginTop="2">
      {task && (
        <chakra.p display="flex" gap="2" overflowWrap="anywhere">
          <chakra.span marginTop="2px" color={isOpen ? 'brand.fg' : 'positive.fg'}>
            {isOpen ? <ClipboardList size={18} aria-hidden /> : <ClipboardCheck size={18} aria-hidden />}
          </chakra.span>
          <TextLink to={`${path}${estateSections.maintenance.path}/plan/building/${task.buildingId}/area/${task.areaId}/listed/${task.id}`}>
            {isOpen ? (
              <Text
                id="estates.finding.task"
                values={{ title: task.title, hasDate: String(!!task.nextDate), date: task.nextDate ? writtenDay(task.nextDate) : '' }}
              />
            ) : (
              <Text id="estates.finding.done" values={{ title: task.title, date: task.doneDate ? writtenDay(task.doneDate) : '' }} />
            )}
          </TextLink>
        </chakra.p>
      )}
      {task && !isOpen && afterwards}
      {makes && (
        <Button
          size="sm"
          aria-label={text(task ? 'estates.finding.makeNewOf' : 'estates.finding.makeOf', { name })}
          onPointerEnter={OpenFinding.beforehand}
          onFocus={OpenFinding.beforehand}
          onClick={() => setMaking(true)}
        >
          <ClipboardPlus aria-hidden />
          <Text id={task ? 'estates.finding.makeNew' : 'estates.finding.open'} />
        </Button>
      )}
      {isMaking && finding && <OpenFinding finding={finding} onClose={() => setMaking(false)} />}
    </chakra.div>
  )
}
