/**
 * What is saved, `ore`, by the shares of estate `$1`, where `said` is. Whole øre that are exactly the sum: what is left over
 * goes to those whom most was cut from, the first of them where that is the same.
 */
export const divided = (
  ore: string,
) => `select s.id, s.name, s.numerator, s.sort_order, s.cut + (row_number() over (order by s.rest desc, s.sort_order) <= s.saving_ore - sum(s.cut) over ())::int ore
  from (select x.*, div(x.saving_ore::numeric * x.numerator, x.total) cut, (x.saving_ore::numeric * x.numerator) % x.total rest
    from (select h.id, h.name, h.numerator, h.sort_order, sum(h.numerator) over () total, ${ore} saving_ore
      from share_of_estate h left join said on true where h.estate_id = $1) x) s`
