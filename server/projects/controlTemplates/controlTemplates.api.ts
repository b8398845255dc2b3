import { updateControlTemplateInput } from '#schema/projects/controlTemplates.input.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { countOf, through } from '#server/kernel/read/mapping.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import {
  controlTemplateArea,
  ControlTemplateArea,
  controlTemplatePoint,
  ControlTemplatePoint,
  controlTemplate as template,
} from './controlTemplate.entity.ts'
import {
  areasOfTemplate,
  controlTemplate,
  controlTemplates,
  createControlTemplate,
  deleteControlTemplate,
  pointsOfTemplate,
  updateControlTemplate,
} from './controlTemplates.operations.ts'

export const graphql: GraphqlApi = {
  Query: { controlTemplates, controlTemplate },
  Mutation: { createControlTemplate, updateControlTemplate, deleteControlTemplate },
  entities: [template, controlTemplateArea, controlTemplatePoint],
  types: {
    ControlTemplate: {
      areaCount: countOf(ControlTemplateArea, { companyId: 'companyId', templateId: 'id' }),
      pointCount: countOf(ControlTemplatePoint, { companyId: 'companyId', templateId: 'id' }),
      areas: through(areasOfTemplate, { companyId: 'companyId', id: 'id' }),
    },
    ControlTemplateArea: {
      points: through(pointsOfTemplate, { companyId: 'companyId', templateId: 'templateId', areaId: 'id' }),
    },
  },
}

const templateFields = 'id name work trade areaCount pointCount'
const answer = `{ ${templateFields} areas { name points { name helpText wantedPicture } } version createdAt }`
const place = '/api/private/control-template'

export const rest: Route[] = [
  get(place, controlTemplates, { answer: `{ ${templateFields} version createdAt }`, shape: 'page' }),
  get(`${place}/:id`, controlTemplate, { answer }),
  post(place, createControlTemplate, { answer, status: 201, refuses: ['full'] }),
  put(`${place}/:id`, updateControlTemplate, { answer, takes: updateControlTemplateInput.omit(['id', 'version']), refuses: ['stale'] }),
  del(`${place}/:id`, deleteControlTemplate),
]
