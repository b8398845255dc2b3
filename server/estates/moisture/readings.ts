import { ofEstate } from '#server/access/heldSql.ts'
import { hangingOnEstates } from '#server/estates/hangsOnEstate.offer.ts'
import { writtenAt } from '#server/kernel/days.ts'

export const mostPoints = 366

const readings = `select json_build_object('measuredAt', ${writtenAt('max(r.measured_at)')}, 'value', round(avg(r.value)::numeric, 2)::float8,
    'least', min(r.value), 'most', max(r.value), 'unit', '%') j, max(r.measured_at) at
  from moisture_reading r where r.sensor_id = s.id and r.measured_at > now() - make_interval(days => $2)
  group by date_bin(make_interval(secs => $2 * 86400.0 / ${mostPoints}), r.measured_at, timestamptz '2000-01-01 00:00Z')`
/** Of one that is read by hand a habit shows with the third reading. */
const isSilent = `select count(*) >= case when s.device_id is null then 3 else 1 end
    and max(r.at) < now() - greatest(interval '1 day', 3 * percentile_cont(0.5) within group (order by r.since))
  from (select l.at, l.at - lag(l.at) over (order by l.at) since from (
    select measured_at at from moisture_reading where sensor_id = s.id order by measured_at desc limit 20) l) r`
const task = () =>
  `coalesce(${[...hangingOnEstates.all.flatMap(({ plannedFor }) => plannedFor?.('s') ?? []), 'null::json'].map((one) => `(${one})`).join(', ')})`

export const sensor = hangingOnEstates.made(() =>
  ofEstate(`select s.id, s.name, s.location, s.building_id "buildingId",
    (select b.name from building b where b.estate_id = s.estate_id and b.id = s.building_id) "buildingName", s.quantity, s.warn_at threshold, s.alarm_at "alarmThreshold",
    s.device_id "deviceId", s.version,
    (select json_build_object('measuredAt', ${writtenAt('r.measured_at')}, 'value', r.value, 'least', r.value, 'most', r.value, 'unit', '%')
      from moisture_reading r where r.sensor_id = s.id order by r.measured_at desc limit 1) newest,
    (${isSilent}) "isSilent", case when $4 then ${task()} end task,
    (select coalesce(json_agg(p.j order by p.at), '[]') from (${readings}) p) readings
  from moisture_sensor s where s.estate_id = $1 and ($3::uuid is null or s.id = $3) order by s.name, s.id limit 50`),
)
