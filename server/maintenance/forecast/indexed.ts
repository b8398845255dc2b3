/** `indexed`, of estate `$1`: by how much the prices of a series rose in a year, on average from its first period to its last; in hundredths of a per cent. */
export const indexed = `indexed as materialized (
    select series, first_period, last_period, round(((power(last_value / first_value, 12.0 / months) - 1) * 10000)::numeric)::int growth_bp
    from (select series, min(period) first_period, max(period) last_period, (array_agg(value order by period))[1] first_value,
        (array_agg(value order by period desc))[1] last_value,
        (extract(year from max(period)) - extract(year from min(period))) * 12 + extract(month from max(period)) - extract(month from min(period)) months
      from price_index where estate_id = $1 group by series having count(*) > 1) s)`
