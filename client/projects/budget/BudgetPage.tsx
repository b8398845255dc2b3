import { Button, chakra } from '@chakra-ui/react'
import { Lock, LockOpen, Pencil, Plus, Wallet } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import type { ProjectBudgetQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { State } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { BudgetPicture } from './BudgetPicture.tsx'
import { BudgetTable } from './BudgetTable.tsx'
import { type Budget, useBudget } from './useBudget.ts'

const BudgetForm = fetched(async () => (await import('./BudgetForm.tsx')).BudgetForm, <RecordsSkeleton />)

/** What a project is thought to cost, trade by trade, and how much of it is used. */
export function BudgetPage(own: Own<Budget, ProjectBudgetQuery>) {
  const { projectId, path } = useProjectPlace()
  const kept = useBudget(projectId)
  const text = useText()
  const { opened, open, close } = useOpenForm('lines')
  const [isBusy, act] = useAct()
  const project = own.all?.project
  const mayChange = !!project && mayIn(project, 'update budget')
  const title = text('projects.budget.title')
  return (
    <ProjectScreen project={project} own={own} title={title} back={opened ? `${path}/budget` : path} skeleton={<RecordsSkeleton />}>
      {(budget) =>
        mayChange && opened && !budget.isLocked ? (
          <BudgetForm budget={budget} onSave={kept.save} onNewest={() => own.newest()} onDone={close} />
        ) : (
          <Section
            title={title}
            aside={
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginStart="auto">
                {budget.isLocked && (
                  <State icon={Lock}>
                    <Text id="projects.budget.locked" />
                  </State>
                )}
                {mayChange && !!budget.lines?.length && (
                  <Button disabled={isBusy} onClick={() => act(() => kept.lock(budget.isLocked ? 'unlock' : 'lock'))}>
                    {budget.isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
                    <Text id={budget.isLocked ? 'projects.budget.unlock' : 'projects.budget.lock'} />
                  </Button>
                )}
                {mayChange && !budget.isLocked && !!budget.lines?.length && (
                  <Button variant="solid" onPointerEnter={BudgetForm.beforehand} onClick={() => open('change')}>
                    <Pencil aria-hidden />
                    <Text id="projects.budget.change" />
                  </Button>
                )}
              </chakra.div>
            }
          >
            {budget.lines?.length ? (
              <Stack gap="6">
                <BudgetPicture budget={budget} />
                <BudgetTable budget={budget} />
              </Stack>
            ) : (
              <EmptyState
                icon={Wallet}
                title={<Text id="projects.budget.empty" />}
                action={
                  mayChange && (
                    <Button variant="solid" onClick={() => open('change')}>
                      <Plus aria-hidden />
                      <Text id="projects.budget.addLine" />
                    </Button>
                  )
                }
              >
                <Text id="projects.budget.emptyText" />
              </EmptyState>
            )}
          </Section>
        )
      }
    </ProjectScreen>
  )
}
