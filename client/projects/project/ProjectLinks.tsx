import { DraftingCompass, FolderOpen, House, Layers, PackageCheck, ReceiptText, Trash2, TriangleAlert, Wallet } from 'lucide-react'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { Text } from '#client/messages/Text.tsx'
import { ordersPath } from '#client/projects/orders/orderPlace.ts'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import type { ProjectOverview } from './projectOverview.ts'

/** Where else the project leads: its money for those who see it, its papers, and the house itself. */
export function ProjectLinks({ project }: { project: ProjectOverview }) {
  const place = useProjectPlace()
  const {
    id,
    estate,
    canAccessOrders,
    unseenOrderCount,
    canViewBudget,
    architectDrawingCount,
    deliveryDocumentCount,
    commonDocumentCount,
    isCompleted,
  } = project
  return (
    <Card title={<Text id="projects.one" />}>
      <Rows>
        {canAccessOrders && !place.isPublic && (
          <ListRow
            to={ordersPath('processing', id)}
            media={<IconTile icon={ReceiptText} />}
            title={<Text id="projects.link.orders" />}
            meta={<Text id={unseenOrderCount ? 'projects.newOrders' : 'projects.link.noNewOrders'} values={{ count: unseenOrderCount }} />}
            value={unseenOrderCount > 0 && <Count tone="waiting">{unseenOrderCount}</Count>}
          />
        )}
        {mayIn(project, 'read deviations') && !place.isPublic && (
          <ListRow
            to={place.deviations}
            media={<IconTile icon={TriangleAlert} />}
            title={<Text id="deviations.title" />}
            meta={<Text id="deviations.count" values={{ count: project.openDeviationCount }} />}
          />
        )}
        {canViewBudget && !place.isPublic && (
          <ListRow
            to={place.budget}
            media={<IconTile icon={Wallet} />}
            title={<Text id="projects.budget.title" />}
            meta={<Text id="projects.budget.hint" />}
          />
        )}
        <ListRow
          to={place.architectDocuments}
          media={<IconTile icon={DraftingCompass} />}
          title={<Text id="projects.papers.drawings" />}
          meta={<Text id="projects.papers.drawingCount" values={{ count: architectDrawingCount }} />}
        />
        <ListRow
          to={place.deliveryDocuments}
          media={<IconTile icon={PackageCheck} />}
          title={<Text id="projects.papers.delivery" />}
          meta={<Text id="projects.papers.count" values={{ count: deliveryDocumentCount }} />}
        />
        <ListRow
          to={place.commonDocuments}
          media={<IconTile icon={FolderOpen} />}
          title={<Text id="projects.papers.common" />}
          meta={<Text id="projects.papers.count" values={{ count: commonDocumentCount }} />}
        />
        {mayIn(project, 'read interior') && !isCompleted && !place.isPublic && (
          <ListRow
            to={place.interior(estate.estateId)}
            media={<IconTile icon={Layers} />}
            title={<Text id="projects.link.interior" />}
            meta={<Text id="projects.link.interiorHint" />}
          />
        )}
        {mayIn(project, 'update documents') && !place.isPublic && (
          <ListRow
            to={place.deleted}
            media={<IconTile icon={Trash2} />}
            title={<Text id="projects.link.deleted" />}
            meta={<Text id="projects.link.deletedHint" />}
          />
        )}
        {!place.isPublic && (
          <ListRow
            to={privateEstatePath(estate.estateId)}
            media={<IconTile icon={House} />}
            title={<Text id="projects.link.estate" />}
            meta={estate.addressLine1}
          />
        )}
      </Rows>
    </Card>
  )
}
