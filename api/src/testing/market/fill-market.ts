import type { Database } from '#db/database.ts';
import { addBundledPlaces } from '#places/place.repository.ts';

import { createLexemesSql, insertListWordsSql } from './lexemes-sql.ts';

/** Number of ads, events and job postings to insert. Each event has one to four occurrences. */
export interface MarketSize {
  readonly ads: number;
  readonly events: number;
  readonly jobs: number;
}

/** Returns SQL for a number from 0 to 1. The number depends only on the row and the purpose. */
const createRandomNumberSql = (purpose: string) =>
  `((hashtextextended(n::text || '${purpose}', 7) & 1048575)::float8 / 1048576)`;
const createRandomChoiceSql = (purpose: string, words: readonly string[]) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + floor(${createRandomNumberSql(purpose)} * ${words.length})::int]`;

/** SQL for rows that each belong to a random town of the table of places. */
const numberedRowsWithTownSql = `
  with spots as (select row_number() over (order by postcode, name) - 1 as spot, * from places),
  rows as (
    select n, floor(${createRandomNumberSql('place')} * (select count(*) from spots))::int as spot
    from generate_series(1, $1::int) n
  )`;
const lat = `lat + (${createRandomNumberSql('lat')} - 0.5) * 0.3`;
const lng = `lng + (${createRandomNumberSql('lng')} - 0.5) * 0.45`;

const brands = ['Fendt', 'John Deere', 'Claas', 'Deutz-Fahr', 'Case IH', 'Steyr', 'Valtra'];
const machines = ['Kipper', 'Presse', 'Pflug', 'Grubber', 'Mähwerk', 'Güllefass', 'Frontlader'];
const subjects =
  'Kartoffelernte Obstbaumschnitt Blasmusik Wollmarkt Imkerei Melkroboter Zwischenfrucht Hofübergabe Klauenpflege Waldumbau Biogas Streuobst Kräuterwiese Heckenschnitt Sensenmähen Schafschur Käserei Backhaus Spargelzeit Rapsblüte Weidezaun Güllekeller Drohnenflug Bodenprobe Hopfenfest Weinlese Kälberstall Hühnermobil Photovoltaik Holzrücken Pilzkunde Gemüsekiste Erntedank Pferdekutsche Trockenmauer Regenwurm Saatgut Mostpresse Forellenteich Moorschutz'.split(
    ' ',
  );
const adTitle = `${createRandomChoiceSql('brand', brands)} || ' ' || ${createRandomChoiceSql('thing', machines)} || ' ' || n`;

const adDescription = 'Gut gepflegt, trocken abgestellt, Besichtigung nach Absprache.';

const insertAdsSql = `${numberedRowsWithTownSql}, leaves as (
    select row_number() over (order by id) - 1 as leaf, id, slug from ad_categories c
    where not legacy and not exists (select 1 from ad_categories d where d.parent_id = c.id)
  )
  insert into ads (id, category_id, state, kind, title, description, price_kind,
    price_cents, condition, attributes, postcode, place, region, lat, lng, seller, seller_name,
    words, lexemes, published_at, expires_at)
  select 'AD' || lpad(n::text, 24, '0'), leaves.id,
    case when ${createRandomNumberSql('state')} < 0.94 then 'active' when ${createRandomNumberSql('state')} < 0.97 then 'reserved' else 'sold' end,
    ${createRandomChoiceSql('kind', ['biete', 'biete', 'biete', 'biete', 'biete', 'suche', 'suche', 'tausche', 'verleihe'])},
    ${adTitle}, repeat('${adDescription} ', 8),
    case when ${createRandomNumberSql('gift')} < 0.04 then 'zu_verschenken' else 'festpreis' end,
    case when ${createRandomNumberSql('gift')} < 0.04 then null else (exp(${createRandomNumberSql('price')} * 7) * 10000)::bigint end,
    ${createRandomChoiceSql('condition', ['neu', 'neuwertig', 'gebraucht', 'gebraucht', 'defekt'])},
    jsonb_build_object('marke', ${createRandomChoiceSql('brand', brands)}, 'modell', n::text,
      'baujahr', 1970 + floor(${createRandomNumberSql('year')} * 56)::int, 'ps', 20 + floor(${createRandomNumberSql('ps')} * 300)::int,
      'stunden', floor(${createRandomNumberSql('hours')} * 12000)::int, 'allrad', ${createRandomNumberSql('allrad')} < 0.6,
      'getriebe', ${createRandomChoiceSql('gear', ['Schaltgetriebe', 'Lastschaltung', 'stufenlos'])},
      'frontlader', ${createRandomNumberSql('loader')} < 0.3),
    postcode, name, region, ${lat}, ${lng},
    ${createRandomChoiceSql('seller', ['privat', 'privat', 'gewerblich'])}, 'Hof ' || n,
    to_tsvector('simple', lower(${adTitle} || ' gepflegt trocken ' || name)),
    ${createLexemesSql({ main: `${adTitle} || ' ' || name`, other: adDescription, category: 'leaves.id' })},
    now() - ${createRandomNumberSql('age')} * interval '58 days', now() + interval '30 days'
  from rows join spots using (spot)
  join leaves on leaf = floor(power(${createRandomNumberSql('leaf')}, 2) * (select count(*) from leaves))::int`;

const eventSummarySql = `'Führung und Gespräch auf dem Hof: ' || ${createRandomChoiceSql('about', subjects)}`;
const eventCategorySql = createRandomChoiceSql('category', [
  'feldtag',
  'markt',
  'versammlung',
  'kurs',
  'messe',
  'vortrag',
  'fuehrung',
  'brauchtum',
]);

const insertEventsSql = `${numberedRowsWithTownSql}
  insert into events (id, title, summary, description, category, attendance, organizer, venue,
    street, postcode, city, latitude, longitude, price_cents, audience, topics, lexemes,
    published_at)
  select 'last-' || n, 'Feldtag ' || n, ${eventSummarySql},
    repeat('Wir treffen uns bei jedem Wetter. ', 30),
    ${eventCategorySql},
    ${createRandomChoiceSql('attendance', ['vor-ort', 'vor-ort', 'vor-ort', 'hybrid'])}, 'Verein ' || n, 'Gasthaus',
    'Am Markt 1', postcode, name, ${lat}, ${lng},
    case when ${createRandomNumberSql('free')} < 0.4 then 0 else 1500 end,
    jsonb_build_array(${createRandomChoiceSql('audience', ['betriebe', 'junge', 'familien', 'neugierige'])}),
    jsonb_build_array(${createRandomChoiceSql('topic', ['ackerbau', 'tiere', 'technik', 'garten'])}),
    ${createLexemesSql({ main: `'Feldtag ' || n || ' ' || ${eventSummarySql} || ' ' || name`, other: 'Verein Gasthaus Wir treffen uns bei jedem Wetter', category: eventCategorySql })}, now()
  from rows join spots using (spot)`;

const insertOccurrencesSql = `
  insert into event_occurrences (event_id, starts_at, ends_at)
  select 'last-' || n, starts, starts + interval '3 hours'
  from generate_series(1, $1::int) n, generate_series(1, 1 + n % 4) d,
    lateral (select date_trunc('hour', now()) + (${createRandomNumberSql('day')} * 300 - 40 + d * 7) * interval '1 day' as starts) s`;

const jobFieldSql = createRandomChoiceSql('field', [
  'ackerbau',
  'rind',
  'schwein',
  'wein',
  'technik',
  'forst',
  'handel',
]);

const insertJobsSql = `${numberedRowsWithTownSql}
  insert into job_postings (id, state, title, employer, duties, profile, offer, contact, types,
    fields, licences, experience, pay_min_cents, pay_unit, pay_hour_cents, extras, postcode, place,
    region, lat, lng, words, lexemes, published_at, valid_through)
  select 'JB' || lpad(n::text, 24, '0'), 'active', 'Mitarbeit auf dem Hof ' || n || ' (m/w/d)', 'Hof ' || n,
    repeat('Melken, füttern, Felder bestellen. ', 10), 'Freude', 'Gutes Team', 'Anruf',
    array[${createRandomChoiceSql('type', ['vollzeit', 'teilzeit', 'minijob', 'saison', 'ausbildung'])}],
    array[${jobFieldSql}],
    array[${createRandomChoiceSql('licence', ['B', 'BE', 'T', 'CE'])}],
    ${createRandomChoiceSql('experience', ['ohne', 'erste', 'mehrjaehrig'])}, 1500, 'hour',
    1300 + floor(${createRandomNumberSql('pay')} * 1500)::int, '{}', postcode, name, region, ${lat}, ${lng},
    to_tsvector('simple', 'mitarbeit hof ' || n),
    ${createLexemesSql({ main: `'Mitarbeit auf dem Hof ' || n || ' ' || name`, other: 'Melken, füttern, Felder bestellen.', category: jobFieldSql })}, now() - ${createRandomNumberSql('age')} * interval '50 days',
    now() + interval '40 days'
  from rows join spots using (spot)`;

const tables = ['ads', 'events', 'event_occurrences', 'job_postings'];
const analyzedTables = [...tables, 'list_words'];

/**
 * Fills a migrated database with the same ads, events and job postings each time. Disables the
 * triggers of the search feed while it inserts them.
 */
export async function fillMarket(database: Database, size: MarketSize): Promise<void> {
  await addBundledPlaces(database.drizzle);
  await database.runWithoutTimeout(async () => {
    const client = await database.pool.connect();
    const runForEachTable = async (command: (table: string) => string) => {
      for (const table of tables) await client.query(command(table));
    };
    try {
      await client.query('set statement_timeout = 0');
      // Autovacuum may hold a lock on a table for longer than the usual limit.
      await client.query("set lock_timeout = '60s'");
      await runForEachTable((table) => `alter table ${table} disable trigger user`);
      await client.query(insertAdsSql, [size.ads]);
      await client.query(insertEventsSql, [size.events]);
      await client.query(insertOccurrencesSql, [size.events]);
      await client.query(insertJobsSql, [size.jobs]);
      await client.query(insertListWordsSql);
      await runForEachTable((table) => `alter table ${table} enable trigger user`);
      // Updates the statistics of the query planner, as autovacuum would.
      for (const table of analyzedTables) await client.query(`vacuum analyze ${table}`);
    } finally {
      // Closes the connection instead of returning it to the pool, because its timeouts were
      // changed.
      client.release(true);
    }
  });
}
