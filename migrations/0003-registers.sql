-- What a register answered, so that it is asked once, and stood in for while it is away.
create table register_answer (
  register text not null,
  asked text not null,
  answer jsonb not null,
  fetched_at timestamptz not null default now(),
  primary key (register, asked)
);
create index register_answer_age on register_answer (fetched_at);

-- The sample that stands in for the registers where no address of theirs is set. All of it is invented.
-- Searched by how it begins, byte by byte, and else by any of its words.
create table register_address (
  id uuid primary key default new_id(),
  address_line1 text not null,
  postal_code char(4) not null,
  city text not null,
  municipality_no char(4) not null,
  gnr int not null,
  bnr int not null,
  fnr int not null default 0,
  search_text text collate "C" generated always as (folded(address_line1 || ' ' || postal_code || ' ' || city)) stored
);
create index register_address_prefix on register_address (search_text);
create index register_address_words on register_address using gin (search_text gin_trgm_ops);

create table register_company (
  organization_number char(9) primary key check (organization_number ~ '^\d{9}$'),
  name text not null,
  address_line1 text not null,
  postal_code char(4) not null,
  city text not null,
  search_text text collate "C" generated always as (folded(name)) stored
);
create index register_company_prefix on register_company (search_text);
create index register_company_words on register_company using gin (search_text gin_trgm_ops);

create table register_property (
  id uuid primary key default new_id(),
  identity_kind text not null check (identity_kind in ('cadastre', 'share')),
  municipality_no char(4),
  gnr int,
  bnr int,
  fnr int,
  snr int,
  organization_number char(9),
  share_number text,
  ownership_kind text not null check (ownership_kind in ('housingAssociation', 'owned', 'custom')),
  house_type text check (house_type in ('detachedHouse', 'semiDetached', 'rowHouse', 'apartment', 'apartmentBuilding', 'cabin', 'garage', 'outbuilding', 'commercial', 'other')),
  built_year int,
  plot_area_m2 float8,
  address_line1 text not null,
  address_line2 text,
  check (case identity_kind
    when 'cadastre' then num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 5 and num_nonnulls(organization_number, share_number) = 0
    else num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 0 and num_nonnulls(organization_number, share_number) = 2 end)
);
create unique index register_property_cadastre on register_property (municipality_no, gnr, bnr, fnr, snr) where identity_kind = 'cadastre';
create unique index register_property_share on register_property (organization_number, share_number) where identity_kind = 'share';

-- Owners are known by what an identity number leaves behind, never by the number.
create table register_owner (
  property_id uuid not null references register_property on delete cascade,
  identity_hash bytea not null,
  person_status text not null default 'B' check (person_status in ('B', 'D')),
  share_numerator int not null default 1 check (share_numerator >= 1),
  share_denominator int not null default 1 check (share_denominator >= share_numerator),
  primary key (identity_hash, property_id)
);

with place (n, postal_code, city, municipality_no) as (values
  (1, '0301', 'OSLO', '0301'), (2, '5003', 'BERGEN', '4601'), (3, '7011', 'TRONDHEIM', '5001'), (4, '4006', 'STAVANGER', '1103'),
  (5, '9008', 'TROMSØ', '5501'), (6, '3015', 'DRAMMEN', '3301'), (7, '1606', 'FREDRIKSTAD', '3107'), (8, '4612', 'KRISTIANSAND', '4204'),
  (9, '6002', 'ÅLESUND', '1508'), (10, '8006', 'BODØ', '1804'), (11, '2317', 'HAMAR', '3403'), (12, '2609', 'LILLEHAMMER', '3405'),
  (13, '3717', 'SKIEN', '4003'), (14, '3110', 'TØNSBERG', '3905'), (15, '5527', 'HAUGESUND', '1106')
), beginning as (
  select * from unnest(array['Bjørke', 'Gran', 'Furu', 'Rogne', 'Selje', 'Hassel', 'Linde', 'Aske', 'Eike', 'Bekke', 'Fjell', 'Skog', 'Åker',
    'Eng', 'Haug', 'Strand', 'Sjø', 'Kirke', 'Skole', 'Mølle', 'Stasjons', 'Smie', 'Måne', 'Nord', 'Sør', 'Vester', 'Øst', 'Lille', 'Stor'])
    with ordinality b (word, n)
), ending as (
  select * from unnest(array['veien', 'gata', 'bakken', 'stien', 'lia', 'tunet', 'svingen']) with ordinality e (word, n)
), street as (
  select b.word || e.word as name, (b.n - 1) * 7 + e.n as n from beginning b cross join ending e
)
insert into register_address (address_line1, postal_code, city, municipality_no, gnr, bnr)
select s.name || ' ' || h || case when h % 7 = 0 then 'B' else '' end, p.postal_code, p.city, p.municipality_no, 300 + s.n, p.n * 50 + h
from place p join street s on (p.n * 7 + s.n) % 10 = 0 cross join generate_series(1, 10) h
order by p.n, s.n, h;

insert into register_property (identity_kind, municipality_no, gnr, bnr, fnr, snr, ownership_kind, house_type, built_year, plot_area_m2, address_line1, address_line2)
select 'cadastre', municipality_no, gnr, bnr, fnr, 0, 'owned',
  case (gnr + bnr) % 4 when 0 then 'detachedHouse' when 1 then 'semiDetached' when 2 then 'rowHouse' else 'detachedHouse' end,
  1920 + (gnr * 7 + bnr) % 95, 300 + (gnr * 13 + bnr * 5) % 900, address_line1, postal_code || ' ' || initcap(city)
from register_address;

-- The last digit of an organisation number proves the others. Where the rule leaves none, there is no such number.
with beginning as (
  select * from unnest(array['Fjordblikk', 'Granheim', 'Nordlys', 'Solvang', 'Åsgard', 'Østerdal', 'Bjørnvik', 'Havbris', 'Kvernmo', 'Lerkelund',
    'Morgenstjerne', 'Nybrott', 'Ravnkollen', 'Skarvheim', 'Trollstua', 'Ulvedal', 'Vardebu', 'Ærfugl', 'Øyfoss', 'Brattli', 'Dalsøye', 'Elvestrøm',
    'Fagertun', 'Gaupefar', 'Hegglund', 'Isfjell', 'Jervholt', 'Kastanje', 'Lynghei', 'Myrvoll']) with ordinality b (word, n)
), trade as (
  select * from unnest(array['Bygg', 'Rør', 'Elektro', 'Maler', 'Tak', 'Tømrer', 'Mur og Flis', 'Ventilasjon', 'Prosjekt', 'Eiendom', 'Hage', 'Blikk',
    'Gulv', 'Snekkeri', 'Byggservice', 'Varme', 'Glass', 'Betong', 'Våtrom', 'Arkitekter']) with ordinality t (word, n)
), form as (
  select * from unnest(array['AS', 'ANS', 'Nord AS', 'Sør AS']) with ordinality f (word, n)
), named as (
  select b.word || ' ' || t.word || ' ' || f.word as name, row_number() over (order by b.n, t.n, f.n)::int as i from beginning b cross join trade t cross join form f
), numbered as (
  select *, 21000000 + i * 3571 as base from named
), proved as (
  select *, (select sum(substr(base::text, d::int, 1)::int * w) from unnest(array[3, 2, 7, 6, 5, 4, 3, 2]) with ordinality x (w, d))::int % 11 as rest from numbered
)
insert into register_company (organization_number, name, address_line1, postal_code, city)
select base::text || case rest when 0 then 0 else 11 - rest end, name, a.address_line1, a.postal_code, a.city
from proved join lateral (
  select address_line1, postal_code, city from register_address where gnr = 301 + i % 200 order by municipality_no, bnr offset i % 7 limit 1
) a on true
where rest <> 1;

-- What the register says that a user owns, since the user asked it.
create table estate_registry_entry (
  id uuid primary key default new_id(),
  user_id uuid not null references app_user on delete cascade,
  identity_kind text not null check (identity_kind in ('cadastre', 'share')),
  municipality_no char(4),
  gnr int,
  bnr int,
  fnr int,
  snr int,
  organization_number char(9),
  share_number text,
  ownership_kind text not null check (ownership_kind in ('housingAssociation', 'owned', 'custom')),
  house_type text,
  built_year int,
  plot_area_m2 float8,
  address_line1 text not null,
  address_line2 text,
  share_numerator int not null default 1,
  share_denominator int not null default 1,
  created_at timestamptz not null default now()
);
create index estate_registry_entry_user on estate_registry_entry (user_id);
