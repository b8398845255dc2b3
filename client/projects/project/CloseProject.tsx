import { Button, chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import type { ProjectOverview } from './projectOverview.ts'

const CloseDialog = fetched(async () => (await import('../closing/CloseDialog.tsx')).CloseDialog)

/** Ends the project for good; for whoever may not, it keeps its place and says who can. */
export function CloseProject({ project }: { project: ProjectOverview }) {
  const [isOpen, setOpen] = useState(false)
  const { canEditProject, participants, companyName } = project
  const manager = participants?.find(({ role }) => role === 'ProjectManager')?.name ?? companyName
  return (
    <chakra.div display="grid" gap="2">
      <Button disabled={!canEditProject} aria-haspopup="dialog" onPointerEnter={CloseDialog.beforehand} onClick={() => setOpen(true)}>
        <Lock aria-hidden />
        <Text id="projects.close.open" />
      </Button>
      {!canEditProject && (
        <chakra.p textStyle="meta" color="muted">
          <Text id="projects.close.notYours" values={{ manager }} />
        </chakra.p>
      )}
      {isOpen && <CloseDialog project={project} onClose={() => setOpen(false)} />}
    </chakra.div>
  )
}
