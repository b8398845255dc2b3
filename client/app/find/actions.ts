import { CircleUser, FilePlus2, Hammer, House, LogOut, type LucideIcon, Plus } from 'lucide-react'
import { useMatch } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { profilePath } from '#client/access/profilePath.ts'
import { useMay } from '#client/access/useMay.ts'
import { privateBuildingPaths } from '#client/estates/buildings/buildingPath.ts'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { type EstateSectionName, estateSections, isSwitchedOn } from '#client/estates/estate/sections.ts'
import { useText } from '#client/messages/Text.tsx'
import { privateProjectPath, startProjectPath } from '#client/projects/projectPlace.ts'
import { startsProjects } from '#client/projects/startsProjects.ts'
import { isUnlocked } from '#schema/access/plans.ts'
import { useSession } from '../frame/useSession.ts'
import { createsTasks, menu, taskPage } from '../menu.ts'

export interface Action {
  icon: LucideIcon
  label: string
  detail?: string
  /** Where it leads, or what it does. */
  to?: string
  act?: () => void
}

/** What can be done from where one is: first what is about the record on the screen, then what leads elsewhere. */
export function useActions(): Action[] {
  const identity = useIdentity()
  const here = useOnEstate()
  const inProject = useInProject()
  const { leave } = useSession()
  const text = useText()
  if (!identity) return []
  const places = menu.filter(({ isFor, needs }) => (!isFor || isFor(identity)) && (!needs || identity.features[needs]))
  return [
    ...here,
    ...inProject,
    ...(createsTasks(identity) && isUnlocked(identity.licences, 'tasks')
      ? [{ icon: Plus, label: text('app.menu.createTask'), detail: text('app.menu.createTaskDetail'), to: taskPage }]
      : []),
    ...(startsProjects(identity) ? [{ icon: Hammer, label: text('app.find.startProject'), to: startProjectPath }] : []),
    ...places.map(({ icon, label, detail, to }) => ({ icon, label: text(label), detail: text(detail), to })),
    { icon: CircleUser, label: text('app.profile.open'), to: profilePath(identity) },
    { icon: LogOut, label: text('app.profile.logout'), act: () => void leave() },
  ]
}

/** The parts of the estate on the screen that its viewer may open, and what they may add to them. */
function useOnEstate(): Action[] {
  const estateId = useMatch('/private/estate/:estateId/*')?.params.estateId ?? ''
  const features = useIdentity()?.features
  const may = useMay(estateId)
  const text = useText()
  const path = privateEstatePath(estateId)
  const names = (Object.keys(estateSections) as EstateSectionName[]).filter(
    (name) => isSwitchedOn(name, features) && may('read', estateSections[name].part),
  )
  const adds = [
    { part: 'renovations', icon: FilePlus2, label: 'app.find.addRenovation', to: `${path}${estateSections.renovations.path}/create` },
    { part: 'technical-information', icon: House, label: 'app.find.addBuilding', to: privateBuildingPaths(path).create },
  ] as const
  return [
    ...adds.filter(({ part }) => may('create', part)).map(({ icon, label, to }) => ({ icon, label: text(label), to })),
    ...names.map((name) => ({
      icon: estateSections[name].icon,
      label: text(`estates.section.${name}`),
      detail: text(`estates.sectionGroup.${estateSections[name].group}`),
      to: path + estateSections[name].path,
    })),
  ]
}

const parts = [
  ['control-areas', 'app.find.controls'],
  ['deviations', 'app.find.deviations'],
  ['delivery-documents', 'app.find.deliveryDocuments'],
  ['architect-documents', 'app.find.drawings'],
  ['common-documents', 'app.find.commonDocuments'],
] as const

function useInProject(): Action[] {
  const projectId = useMatch('/private/project/:projectId/*')?.params.projectId
  const text = useText()
  if (!projectId) return []
  return parts.map(([path, label]) => ({
    icon: Hammer,
    label: text(label),
    detail: text('app.find.thisProject'),
    to: `${privateProjectPath(projectId)}/${path}`,
  }))
}
