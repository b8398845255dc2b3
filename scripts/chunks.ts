interface Chunk {
  name: string
  test: RegExp
  priority: number
  includeDependenciesRecursively?: boolean
}

const ours = (...files: string[]) => `/client/(${files.join('|')})\\.tsx?$`
const icons = (...names: string[]) => `/lucide-react/dist/esm/icons/(${names.join('|')})\\.`
const oneOf = (...tests: string[]) => new RegExp(tests.join('|'))

/**
 * What the built client is cut into beside its screens: few files for a first load, and none that brings much along for
 * little. A module goes to the first of these that names it or needs it; what none of them needs, the screens that use it
 * share as the bundler cuts it.
 */
const inOrder: Omit<Chunk, 'priority'>[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'frame',
    test: oneOf(
      ours(
        'app/(AppProviders|router|routes|frame/SmallBar)',
        'access/tellFailure',
        'ui/(atRest|marks|useMediaQuery|useAct|TextLink|form/controls)',
      ),
      icons(
        'arrow-left',
        'chevron-down',
        'chevron-right',
        'circle-exclamation-point',
        'eye',
        'house',
        'shield-check',
        'triangle-exclamation-point',
        'x',
      ),
    ),
  },
  { name: 'list', test: oneOf(ours('ui/ListRow'), icons('house', 'shield-check')) },
  {
    name: 'graphql',
    // Of graphql itself only what the client walks documents by: the rest is the explorer's.
    test: oneOf(
      ours('access/standIns/print'),
      String.raw`node_modules/(@apollo|@wry|optimism|rxjs|tslib|graphql/(language/(ast|kinds|visitor)|jsutils/(devAssert|inspect))\.mjs)`,
    ),
    includeDependenciesRecursively: false,
  },
  { name: 'entry', test: oneOf(ours('ui/form/(FieldFrame|PasswordInput|Select)', 'ui/Note')) },
  {
    name: 'plain',
    test: oneOf(
      ours(
        'ui/(Card|states|skeletons|fetched|ShowMore|writing|form/useOpenForm)',
        'records/RecordsSkeleton',
        'files/(Picture|files|useTries|viewer/OpenImageViewer)',
      ),
      icons(
        'calendar-clock',
        'check',
        'chevron-left',
        'circle-alert',
        'circle-check',
        'circle-dashed',
        'circle-dot',
        'circle-question-mark',
        'circle-slash',
        'file-search',
        'folder-lock',
        'hammer',
        'hourglass',
        'lock',
        'mail',
        'maximize-2',
        'pencil',
        'plus',
        'search',
        'search-x',
        'trash',
        'undo-2',
      ),
    ),
  },
  {
    name: 'asking',
    test: oneOf(
      ours('access/(apollo|preload|pagesOf|useMay|screenQuery|GraphqlArea)', 'data/(changes|useSend|useNewest)', 'records/Answered'),
      '/schema/access/(entries|plans)\\.ts$',
    ),
  },
  // The list of estates names none of their sections, and a project shows the head of its estate without the estate's own screen.
  { name: 'sections', test: oneOf(ours('estates/estate/sections', 'generated/operations/EstateFrame')) },
  {
    name: 'place',
    test: oneOf(ours('estates/estate/(estatePlace|identity|NoPicture|RightsBadge|SharedWords)'), '/schema/estates/houseNumber\\.ts$'),
  },
  { name: 'member', test: oneOf(ours('app/(PrivateArea|frame/(MemberBar|MainMenu|ProfileButton))')) },
  { name: 'estate', test: oneOf(ours('estates/estate/(EstateScreen|EstateAsked|useRights)')) },
  {
    name: 'looks',
    test: oneOf(
      ours(
        'estates/condition/(grades|ConditionStrip)',
        'estates/moisture/levelLooks',
        'maintenance/(looks|words|maintenancePaths|PriorityMark)',
      ),
    ),
  },
  { name: 'rows', test: oneOf(ours('records/RecordRow', 'files/(FileRow|FileLink)', 'ui/(DeleteButton|RowMenu)')) },
  { name: 'several', test: oneOf(ours('ui/several/(MarkAll|MarkBox|useMarks)')) },
  // What a company keeps in lists is no estate's.
  { name: 'records', test: oneOf(ours('data/collection', 'records/Records')) },
  { name: 'recordsScreen', test: oneOf(ours('estates/estate/RecordsScreen')) },
  { name: 'field', test: oneOf(ours('ui/form/(useFaultText|Counter)', 'ui/Checkbox')) },
  {
    name: 'form',
    test: oneOf(ours('ui/form/(Form|TextField|TextArea|DateField|ChoiceField|CheckboxField|SelectField|FormSection|Pair)')),
  },
  {
    name: 'asked',
    test: oneOf(
      ours('estates/(documents/askedOf|history/historyAsked|moisture/windows|reportArchive/reportsAsked)'),
      '/schema/estates/documentKinds\\.ts$',
    ),
  },
  {
    name: 'overview',
    test: oneOf(
      ours('estates/(moisture/level|overview/ProjectLines|renovations/renovationPaths|reportArchive/ReportRow)', 'files/FileWithSize'),
      icons('clipboard-check', 'phone', 'user-round', 'users'),
    ),
  },
]

export const chunks: Chunk[] = inOrder.map((chunk, at) => ({ ...chunk, priority: inOrder.length - at }))
