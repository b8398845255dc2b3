import { frame, image, imageFrom, link, linkUrl, paged, reportCells, fileOf } from './sql.ts'

const reports = paged({
  rows: `report_archive_document r join file rf on rf.id = r.file_id cross join lateral (select ${fileOf(linkUrl('$5', 'rf'), 'rf')}) ri
    cross join lateral (select ${reportCells('r')}, row_to_json(ri) file) v where r.estate_id = $3`,
  keys: ['r.id'],
  descending: true,
  total: '(select count(*) from report_archive_document where estate_id = $3)',
  first: 3,
})

/** $3 the link's estate, $4 whether the link shows the archive, $5 the link's key, $6 its rights. */
export const publicEstate = `select row_to_json(v)::text answer
  from ${link} cross join estate e ${imageFrom(linkUrl('$5'))}
  cross join lateral (select ${frame}, ${image}, $6::json may, e.contact_phone_number "contactPhoneNumber", e.contact_email "contactEmail",
    case when $4::boolean then (${reports}) end "reportDocuments") v where e.id = $3`
