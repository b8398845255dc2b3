import { Link } from '@chakra-ui/react'
import { Archive } from 'lucide-react'
import { Link as RouteLink } from 'react-router-dom'
import { EmptyCard } from '#client/estates/estate/EmptyCard.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import type { EstateSummaryQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { ReportRow } from './ReportRow.tsx'

type LatestReportsOf = NonNullable<NonNullable<EstateSummaryQuery['estate']>['reportDocuments']>

/** The newest papers, on the estate's first screen. */
export function LatestReports({ reports: { totalCount, edges } }: { reports: LatestReportsOf }) {
  const { path } = useEstatePlace()
  return (
    <Card
      icon={Archive}
      title={<Text id="estates.latestReports.title" />}
      aside={
        <Link asChild>
          <RouteLink to={path + estateSections.reportArchive.path}>
            <Text id="estates.latestReports.all" values={{ count: totalCount }} />
          </RouteLink>
        </Link>
      }
    >
      {totalCount ? (
        <Rows>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <ReportRow record={node} />
            </li>
          ))}
        </Rows>
      ) : (
        <EmptyCard
          action={<Text id="estates.latestReports.add" />}
          to={`${path}${estateSections.reportArchive.path}?report=new`}
          if={['create', 'report-archive']}
        >
          <Text id="estates.reportArchive.empty.text" />
        </EmptyCard>
      )}
    </Card>
  )
}
