-- How prices have moved, as those who publish a series tell it; typed in by those who count with it.
create table price_index (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  series text not null check (series in ('dwellings', 'dwellingsLabour', 'dwellingsMaterial', 'woodenHouses', 'blocks', 'plumbing', 'consumerPrices', 'other')),
  -- The first day of the month that it is told of.
  period date not null check (extract(day from period) = 1 and period between '1900-01-01' and '2200-12-01'),
  value double precision not null check (value > 0 and value <= 1000000),
  unique (estate_id, series, period)
);

-- Where a series is chosen, its own growth takes the place of the one that is said.
alter table forecast_assumption
  add price_series text check (price_series in ('dwellings', 'dwellingsLabour', 'dwellingsMaterial', 'woodenHouses', 'blocks', 'plumbing', 'consumerPrices', 'other'));
alter table forecast_scenario
  add price_series text check (price_series in ('dwellings', 'dwellingsLabour', 'dwellingsMaterial', 'woodenHouses', 'blocks', 'plumbing', 'consumerPrices', 'other')),
  add check (price_series is null or price_growth_bp is null);
