import { createHash, randomBytes } from 'node:crypto'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { asked } from './maintenanceAsks.ts'
import { projectOn } from './wholeProjectAsks.ts'

const place = (projectId: string, rest: string) => `/api/private/project/${projectId}/${rest}`
const meter = (name: string) =>
  `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { neededCount } }`

/** A plumber who takes part, and was asked for a paper. */
async function requestOn(world: World, estate: TestEstate) {
  const projectId = await projectOn(world, estate)
  const key = randomBytes(32).toString('base64url')
  const [found] = await world.sql<{ participantId: string; id: string }>(
    `with plumber as (insert into subcontractor (owner_company_id, name, organization_number, trade, email)
        select company_id, 'Rør', lpad((random() * 899999999)::int::text, 9, '9'), 'plumber', 'ror@test.example' from project where id = $1 returning id),
      part as (insert into project_participant (estate_id, project_id, role, subcontractor_id)
        select $2, $1, 'Subcontractor', id from plumber returning id),
      link as (insert into supplier_link (estate_id, project_id, participant_id, key_hash, expires_at)
        select $2, $1, id, $3, now() + interval '1 day' from part returning id, participant_id)
      insert into paper_request (estate_id, project_id, code, link_id, participant_id, name, email, language, expires_at)
        select $2, $1, 'plumbing', id, participant_id, 'Rør', 'ror@test.example', 'nb', now() + interval '1 day' from link
        returning id, participant_id "participantId"`,
    [projectId, estate.id, createHash('sha256').update(key).digest()],
  )
  return { projectId, key, ...found! }
}

/** Of the papers that are asked for at the end of a project. */
export const owedPaperAsks: Readonly<Record<string, Asking>> = {
  documentMeter: async (world, estate) => {
    const projectId = await projectOn(world, estate)
    return {
      graphql: { query: asked('query', 'documentMeter', 'projectId', '{ neededCount }'), variables: { projectId } },
      rest: { method: 'GET', url: place(projectId, 'documentation') },
    }
  },
  decidePaper: async (world, estate) => {
    const projectId = await projectOn(world, estate)
    return {
      graphql: { query: meter('decidePaper'), variables: { input: { projectId, code: 'wasteReport', state: 'needed' } } },
      rest: { method: 'PUT', url: place(projectId, 'documentation'), body: { code: 'wasteReport', state: 'needed' } },
    }
  },
  askForPaper: async (world, estate) => {
    const { projectId, participantId } = await requestOn(world, estate)
    const body = { code: 'plumbing', participantId }
    return {
      graphql: { query: meter('askForPaper'), variables: { input: { projectId, ...body } } },
      rest: { method: 'POST', url: place(projectId, 'paper-requests'), body },
    }
  },
  askForMissingPapers: async (world, estate) => {
    const { projectId } = await requestOn(world, estate)
    return {
      graphql: { query: meter('askForMissingPapers'), variables: { input: { projectId } } },
      rest: { method: 'POST', url: place(projectId, 'paper-requests/missing'), body: {} },
    }
  },
  endPaperRequest: async (world, estate) => {
    const { projectId, id } = await requestOn(world, estate)
    return {
      graphql: { query: meter('endPaperRequest'), variables: { input: { projectId, requestId: id } } },
      rest: { method: 'DELETE', url: place(projectId, `paper-requests/${id}`) },
    }
  },
  paperAskedFor: async (world, estate) => {
    const { key } = await requestOn(world, estate)
    return {
      graphql: { query: 'query ($paperKey: String!) { paperAskedFor(paperKey: $paperKey) { paper } }', variables: { paperKey: key } },
      rest: { method: 'GET', url: `/api/public/paper-request/${key}` },
    }
  },
  deliverPaper: async (world, estate) => {
    const { key } = await requestOn(world, estate)
    return { sendsFile: true, rest: { method: 'POST', url: `/api/public/paper-request/${key}` } }
  },
}
