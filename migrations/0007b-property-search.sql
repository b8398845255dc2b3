-- How often an account has searched the land register within the minute that began then.
create table property_search (
  account_id uuid primary key references account on delete cascade,
  started_at timestamptz not null default now(),
  searches int not null default 1
);

-- Housing associations and their shares, for the sample of the registers. All of them are invented.
with association (name, i) as (
  select * from unnest(array['Solkollen', 'Fjellhagen', 'Bekkelund', 'Nordtunet', 'Østmarka', 'Sjøgløtt']) with ordinality
), numbered as (
  select name || ' borettslag' as name, i::int, 31400000 + i::int * 1717 as base from association
), proved as (
  select *, (select sum(substr(base::text, d::int, 1)::int * w) from unnest(array[3, 2, 7, 6, 5, 4, 3, 2]) with ordinality x (w, d))::int % 11 as rest from numbered
), added as (
  insert into register_company (organization_number, name, address_line1, postal_code, city)
  select base::text || case rest when 0 then 0 else 11 - rest end, name, a.address_line1, a.postal_code, a.city
  from proved join lateral (
    select address_line1, postal_code, city from register_address where gnr = 320 + i * 5 order by municipality_no, bnr limit 1
  ) a on true
  where rest <> 1
  returning organization_number, address_line1, postal_code, city
)
insert into register_property (identity_kind, organization_number, share_number, ownership_kind, house_type, built_year, address_line1, address_line2)
select 'share', organization_number, n::text, 'housingAssociation', 'apartment', 1948 + substr(organization_number, 6, 2)::int % 40,
  address_line1, postal_code || ' ' || initcap(city)
from added cross join generate_series(1, 24) n;
