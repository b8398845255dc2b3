import { Button, chakra, Dialog, Heading } from '@chakra-ui/react'
import { Archive, CircleCheck, CircleDot, Lock } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { CloseProjectDocument } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { stateOfArea } from '#client/projects/controlAreas/AreaGroups.tsx'
import { progressOf } from '#client/projects/progress.ts'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import type { ProjectOverview } from './useProject.ts'

/** What is still open, and what becomes of it all, before it is closed for good. */
export function CloseDialog({ project, onClose }: { project: ProjectOverview; onClose: () => void }) {
  const send = useSend()
  const { areas: toAreas } = useProjectPlace()
  const [isClosing, setClosing] = useState(false)
  const areas = project.controlAreas ?? []
  const { done, count } = progressOf(areas)
  const open = areas.filter((area) => stateOfArea(area) === 'open' && area.completedPointCount < area.pointCount)
  async function close() {
    setClosing(true)
    try {
      await send({ mutation: CloseProjectDocument, variables: { projectId: project.id } }, ['Query.projects', 'Query.project'])
      notify.success('projects.close.done', { values: { name: project.name } })
    } catch {
      // It was told what stands in its way.
    }
    onClose()
  }
  return (
    <FormDialog title={<Text id="projects.close.title" values={{ name: project.name }} />} onClose={onClose}>
      <Rows>
        {open.length ? (
          <ListRow
            media={<Mark icon={CircleDot} palette="caution" />}
            title={<Text id="projects.close.openPoints" values={{ count: count - done, areas: open.length }} />}
            meta={open.map(({ name, pointCount, completedPointCount }) => `${name} ${pointCount - completedPointCount}`).join(', ')}
            value={
              <TextLink to={toAreas}>
                <Text id="projects.close.show" />
              </TextLink>
            }
          />
        ) : (
          <ListRow
            media={<Mark icon={CircleCheck} palette="positive" />}
            title={<Text id="projects.pointsDone" values={{ done, count }} />}
          />
        )}
      </Rows>
      <Heading as="h3" textStyle="base" marginTop="2">
        <Text id="projects.close.happens" />
      </Heading>
      <Rows>
        <Happens icon={Lock} what="locked" />
        <Happens icon={Archive} what="kept" />
      </Rows>
      <Dialog.Footer>
        <Button onClick={onClose}>
          <Text id="common.cancel" />
        </Button>
        <Button variant="solid" disabled={isClosing} onClick={() => void close()}>
          <Text id="projects.close.open" />
        </Button>
      </Dialog.Footer>
    </FormDialog>
  )
}

function Happens({ icon: Icon, what }: { icon: typeof Lock; what: 'locked' | 'kept' }) {
  const text = useText()
  return (
    <ListRow
      media={
        <chakra.span color="muted">
          <Icon size={20} aria-hidden />
        </chakra.span>
      }
      title={text(`projects.close.${what}`)}
      meta={text(`projects.close.${what}Text`)}
    />
  )
}

const Mark = ({ icon: Icon, palette }: { icon: typeof Lock; palette: 'caution' | 'positive' }) => (
  <chakra.span
    colorPalette={palette}
    width="40px"
    height="40px"
    borderRadius="10px"
    display="grid"
    placeItems="center"
    flexShrink="0"
    bg="colorPalette.subtle"
    color="colorPalette.fg"
  >
    <Icon size={20} aria-hidden />
  </chakra.span>
)
