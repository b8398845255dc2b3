-- What the sample of the registers holds: addresses, properties, companies and housing associations. All of it is invented.

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

insert into register_property (identity_kind, municipality_no, gnr, bnr, fnr, snr, ownership_kind, house_type, built_year, plot_area_m2,
  address_line1, address_line2)
select 'cadastre', municipality_no, gnr, bnr, fnr, 0, 'owned',
  case (gnr + bnr) % 4 when 0 then 'detachedHouse' when 1 then 'semiDetached' when 2 then 'rowHouse' else 'detachedHouse' end,
  1920 + (gnr * 7 + bnr) % 95, 300 + (gnr * 13 + bnr * 5) % 900, address_line1, postal_code || ' ' || initcap(city)
from register_address;

-- The last digit of an organisation number proves the others. Where the rule leaves none, there is no such number.
with beginning as (
  select * from unnest(array['Fjordblikk', 'Granheim', 'Nordlys', 'Solvang', 'Åsgard', 'Østerdal', 'Bjørnvik', 'Havbris', 'Kvernmo',
    'Lerkelund', 'Morgenstjerne', 'Nybrott', 'Ravnkollen', 'Skarvheim', 'Trollstua', 'Ulvedal', 'Vardebu', 'Ærfugl', 'Øyfoss', 'Brattli',
    'Dalsøye', 'Elvestrøm', 'Fagertun', 'Gaupefar', 'Hegglund', 'Isfjell', 'Jervholt', 'Kastanje', 'Lynghei', 'Myrvoll']) with ordinality b (word, n)
), trade as (
  select * from unnest(array['Bygg', 'Rør', 'Elektro', 'Maler', 'Tak', 'Tømrer', 'Mur og Flis', 'Ventilasjon', 'Prosjekt', 'Eiendom', 'Hage',
    'Blikk', 'Gulv', 'Snekkeri', 'Byggservice', 'Varme', 'Glass', 'Betong', 'Våtrom', 'Arkitekter']) with ordinality t (word, n)
), form as (
  select * from unnest(array['AS', 'ANS', 'Nord AS', 'Sør AS']) with ordinality f (word, n)
), named as (
  select b.word || ' ' || t.word || ' ' || f.word as name, row_number() over (order by b.n, t.n, f.n)::int as i
  from beginning b cross join trade t cross join form f
), numbered as (
  select *, 21000000 + i * 3571 as base from named
), proved as (
  select *, (select sum(substr(base::text, d::int, 1)::int * w)
    from unnest(array[3, 2, 7, 6, 5, 4, 3, 2]) with ordinality x (w, d))::int % 11 as rest
  from numbered
)
insert into register_company (organization_number, name, address_line1, postal_code, city)
select base::text || case rest when 0 then 0 else 11 - rest end, name, a.address_line1, a.postal_code, a.city
from proved join (
  select *, row_number() over (partition by gnr order by municipality_no, bnr) as place from register_address
) a on a.gnr = 301 + i % 200 and a.place = 1 + i % 7
where rest <> 1;

-- Housing associations and their shares.
with association (name, i) as (
  select * from unnest(array['Solkollen', 'Fjellhagen', 'Bekkelund', 'Nordtunet', 'Østmarka', 'Sjøgløtt']) with ordinality
), numbered as (
  select name || ' borettslag' as name, i::int, 31400000 + i::int * 1717 as base from association
), proved as (
  select *, (select sum(substr(base::text, d::int, 1)::int * w)
    from unnest(array[3, 2, 7, 6, 5, 4, 3, 2]) with ordinality x (w, d))::int % 11 as rest
  from numbered
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
