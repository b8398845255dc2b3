import { account, frame, identity, image, imageFrom, link, paged } from './sql.ts'

const counted = (table: string, more = '') => `(select count(*) from ${table} where estate_id = b.estate_id and building_id = b.id${more})`
const parts = `(select coalesce(json_agg(row_to_json(w) order by p.code, p.id), '[]') from building_part p
    cross join lateral (select p.id, p.code, p.condition_grade "conditionGrade") w where p.estate_id = b.estate_id and p.building_id = b.id)`

const buildings = (first: number) =>
  paged({
    rows: `building b cross join lateral (select b.id, b.name, b.house_type "houseType", b.built_year "builtYear", b.gross_area_m2 "grossAreaM2",
      ${counted('drawing')} "drawingCount", ${counted('other_document')} "otherDocumentCount", ${counted('estate_control_point')} "controlPointCount",
      ${counted('estate_control_point', ' and is_completed')} "completedControlPointCount", ${parts} parts) v where b.estate_id = e.id`,
    keys: ['b.name', 'b.id'],
    total: '(select count(*) from building where estate_id = e.id)',
    first,
  })

const technical = (first: number) => `json_build_object('id', e.id, 'heating', e.heating, 'waterSupply', e.water_supply, 'sewer', e.sewer,
    'electricity', e.electricity, 'energyGrade', e.energy_grade, 'radonMeasuredOn', e.radon_measured_on, 'radonBq', e.radon_bq,
    'internet', e.internet, 'version', e.version) technical, (${buildings(first)}) buildings`
const shown = (first: number, may: string) =>
  `cross join lateral (select k.technical "technicalInformation", k.buildings from (select) one left join lateral (select ${technical(first)}) k on ${may}) t`

/** As the summary; $8 and $9 whether they read what is known of it technically. */
export const technicalInformation = `select x.answer
  from ${account} left join lateral (
    select row_to_json(v)::text answer
    from estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id ${imageFrom()}
    ${shown(20, 'case when o.id is null then $9::boolean else $8::boolean end')}
    cross join lateral (select ${frame}, ${image}, case when o.id is null then $7::json else $6::json end may, t.*) v
    where e.id = $5 and case when o.id is null then $7::json else $6::json end is not null) x on true`

/** $3 the estate, or null where it is not the link's; $4 whether the link shows what is known of it technically. */
export const integratorQuery = `select x.answer
  from ${link} left join lateral (
    select row_to_json(v)::text answer from estate e ${shown(5, '$4::boolean')}
    cross join lateral (select e.id, e.address_line1 "addressLine1", e.address_line2 "addressLine2", ${identity}, e.built_year "builtYear", t.*) v
    where e.id = $3) x on true`
