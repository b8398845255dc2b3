import { object } from 'yup'
import { buildingForm } from '#schema/estates/buildings.input.ts'
import { optionalRecordId, optionalText, recordId, version } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const maintenanceBuildingsInput = listInput({ estateId: recordId() })
export const maintenanceBuildingInput = object({ estateId: recordId(), buildingId: recordId() })
/** One that is taken in may keep its name; a new one needs one. */
export const addMaintenanceBuildingInput = buildingForm.shape({
  estateId: recordId(),
  buildingId: optionalRecordId(),
  name: optionalText(100).when('buildingId', ([id], field) => (id == null ? field.required('required') : field)),
})
export const updateMaintenanceBuildingInput = buildingForm.shape({ estateId: recordId(), buildingId: recordId(), version: version() })
