import { Button } from '@chakra-ui/react'
import { LockOpen } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import type { ProjectOverview } from './projectOverview.ts'

const ReopenDialog = fetched(async () => (await import('../closing/ReopenDialog.tsx')).ReopenDialog)

/** For thirty days, for whoever could change the project before it was closed. */
export function ReopenProject({ project }: { project: ProjectOverview }) {
  const [isOpen, setOpen] = useState(false)
  if (!project.canReopen && !isOpen) return null
  return (
    <>
      <Button aria-haspopup="dialog" onPointerEnter={ReopenDialog.beforehand} onClick={() => setOpen(true)}>
        <LockOpen aria-hidden />
        <Text id="projects.reopen.open" />
      </Button>
      {isOpen && <ReopenDialog project={project} onClose={() => setOpen(false)} />}
    </>
  )
}
