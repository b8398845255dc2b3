import { conditionGrades } from '#schema/estates/condition.words.ts'

const counts = conditionGrades.map((grade) => `count(*) filter (where p.condition_grade = '${grade}')::int "${grade}"`)
const gradeCounts = conditionGrades.map((grade) => `'${grade}', c."${grade}"`)

/** How many parts of one kind have each grade, over the buildings in the plan. */
export const conditions = `(select coalesce(json_agg(json_build_object('code', c.code, ${gradeCounts.join(', ')}) order by c.code), '[]')
  from (select p.code, ${counts.join(', ')}
    from building_part p join building b on b.estate_id = p.estate_id and b.id = p.building_id and b.in_plan
    where p.estate_id = $1 group by p.code) c)`
