import type { VolumeSize } from './volume-size.ts';

/** A statement that inserts rows, and its parameters. */
export interface VolumeStatement {
  readonly title: string;
  readonly sql: string;
  readonly values: readonly number[];
}

/** SQL for an id: two letters and the number, as long as the ids of the site. */
const idSql = (prefix: string, number: string) => `'${prefix}' || lpad((${number})::text, 24, '0')`;

/** SQL for a number from 0 to 1. The number depends only on the row and the purpose. */
const randomSql = (purpose: string) =>
  `((hashtextextended(n::text || '${purpose}', 7) & 1048575)::float8 / 1048576)`;

/**
 * SQL for the number of the user that a row belongs to. The first four users own a large share of
 * all rows, so that their export and erasure are slow ones. The fourth user is not erased.
 */
const ownerSql = (users: string) =>
  `case when n % 1000 = 0 then 1 + (n / 1000) % 4 else 1 + n % ${users} end`;

/** SQL for a time up to `days` ago. A hundredth of these times are up to 20 days older. */
const agoSql = (days: number) =>
  `now() - (${randomSql('ago')} * ${days} + case when n % 100 = 7 then 20 else 0 end) * interval '1 day'`;

const usersSql = `
  insert into users (id, email, email_verified, display_name, terms_accepted_at, deletion_due_at, created_at)
  select ${idSql('US', 'n')}, 'leser-' || n || '@hof.example', n % 200 <> 0, 'Leser ' || n, now(),
    case when n <= 3 or n % 2000 = 0 then now() - interval '1 hour' end,
    now() - ${randomSql('age')} * interval '1000 days'
  from generate_series(1, $1::int) n`;

const sessionsSql = `
  insert into sessions (id, user_id, token, family_id, expires_at, ip_address, user_agent)
  select ${idSql('SE', 'n')}, ${idSql('US', ownerSql('$2::int'))}, md5(n::text), ${idSql('SF', 'n / 3')},
    now() + (${randomSql('expires')} * 90 - case when n % 100 = 7 then 120 else 0 end) * interval '1 day',
    '192.0.2.1', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'
  from generate_series(1, $1::int) n`;

const formerAdsSql = `
  insert into ads (id, category_id, state, kind, title, description, price_kind, price_cents,
    postcode, place, region, lat, lng, seller, seller_name, user_id, words, lexemes, published_at,
    expires_at, ended_at, created_at, updated_at)
  select ${idSql('AF', 'n')}, a.category_id, case when n % 3 = 0 then 'sold' else 'expired' end, a.kind,
    a.title, a.description, a.price_kind, a.price_cents, a.postcode, a.place, a.region, a.lat, a.lng,
    a.seller, case when n % 10 = 0 then 'Hof ' || n else '' end, ${idSql('US', ownerSql('$2::int'))},
    a.words, a.lexemes, e.ended - interval '60 days', e.ended, e.ended, e.ended - interval '60 days', e.ended
  from generate_series(1, $1::int) n
  join ads a on a.id = ${idSql('AD', '1 + n % $3::int')},
    lateral (select now() - (case when n % 10 = 0 then ${randomSql('ended')} * 218 else 200 + ${randomSql('ended')} * 900 end)
      * interval '1 day' as ended) e`;

/** A photo of every live ad is used. One of 200 photos belongs to nothing any more. */
const photosSql = `
  insert into ad_photos (id, ad_id, width, height, bytes, source_hash, created_at)
  select ${idSql('PH', 'n')}, case when n % 200 <> 0 then ${idSql('AD', '1 + n % $2::int')} end, 1600, 1200,
    250000, md5(n::text), ${agoSql(300)}
  from generate_series(1, $1::int) n`;

const ownedAdsSql = `
  update ads a set user_id = ${idSql('US', '1 + a.number % $1::int')}, pictures = p.pictures
  from (select ad_id, jsonb_agg(jsonb_build_object('src', '/api/fotos/' || id || '/bild.webp', 'alt', 'Bild',
      'width', 1600, 'height', 1200)) as pictures from ad_photos where ad_id is not null group by ad_id) p
  where p.ad_id = a.id and a.listed`;

/** One occurrence has a fortieth of all registrations. */
const registrationsSql = `
  with numbered as (select row_number() over () as o, id from event_occurrences)
  insert into event_registrations (id, occurrence_id, user_id, email, first_name, last_name, seats, state, code,
    created_at, updated_at)
  select ${idSql('RE', 'n')}, numbered.id, ${idSql('US', ownerSql('$2::int'))}, 'gast-' || n || '@hof.example', 'Gast',
    n::text, 1, case when n % 50 = 0 then 'requested' else 'confirmed' end, md5(n::text), ${agoSql(60)}, ${agoSql(60)}
  from generate_series(1, $1::int) n
  join numbered on o = case when n % 40 = 0 then 1 else 1 + n % (select count(*) from event_occurrences) end`;

const applicationsSql = `
  insert into job_applications (id, posting_id, user_id, email, name, message, state, created_at, updated_at,
    confirmed_at, ended_at)
  select ${idSql('AP', 'n')}, ${idSql('JB', '1 + n % $2::int')}, ${idSql('US', ownerSql('$3::int'))},
    'bewerbung-' || n || '@hof.example', 'Name ' || n, repeat('Ich arbeite gern auf dem Hof. ', 20),
    case when n % 50 = 0 then 'unconfirmed' when n % 5 = 0 then 'declined' else 'received' end, ${agoSql(60)}, ${agoSql(60)},
    now(), case when n % 5 = 0 and n % 50 <> 0 then now() - ${randomSql('ended')} * interval '190 days' end
  from generate_series(1, $1::int) n`;

const subscriptionsSql = `
  insert into newsletter_subscriptions (id, email, list_id, state, confirmed_at, ended_at, created_at, updated_at)
  select ${idSql('NS', 'n')}, 'post-' || n || '@hof.example', case when n % 10 = 0 then 'markt' else 'wochenblatt' end,
    case when n % 100 = 0 then 'pending' when n % 20 = 0 then 'unsubscribed' else 'active' end, now(),
    case when n % 20 = 0 and n % 100 <> 0 then ${agoSql(1400)} end, ${agoSql(300)}, ${agoSql(300)}
  from generate_series(1, $1::int) n`;

const tasksSql = `
  insert into tasks (id, kind, payload, idempotency_key, state, attempts, run_at, created_at, finished_at, last_error)
  select ${idSql('TA', 'n')}, 'mail.newsletter-issue', jsonb_build_object('deliveryId', n::text), 'volume:' || n,
    case when n % 2000 = 1 then 'failed' when n % 100 = 0 then 'waiting' else 'done' end, 1,
    case when n % 100 = 0 then now() + interval '20 days' else t.at end, t.at,
    case when n % 100 <> 0 then t.at end, case when n % 2000 = 1 then 'the mail server is unavailable' end
  from generate_series(1, $1::int) n,
    lateral (select now() - (${randomSql('ago')} * 13 + case when n % 50 = 7 then 2 else 0 end) * interval '1 day' as at) t`;

const articleViewsSql = `
  insert into article_views (story, day, views)
  select 'artikel/geschichte-' || n / 403, current_date - n % 403, 1 + n % 50
  from generate_series(1, $1::int) n`;

const drawEntriesSql = `
  insert into prize_entries (id, draw, title, email, first_name, last_name, answer, terms_hash, draw_ends_at,
    confirmed_at, delete_at, created_at, updated_at)
  select ${idSql('PE', 'n')}, 'gewinnspiel-' || n % 5, 'Gewinnspiel', 'los-' || n || '@hof.example', 'Los', n::text, 'a',
    'terms', now() + interval '10 days', case when n % 50 <> 0 then now() end,
    now() + (${randomSql('delete')} * 100 - 1) * interval '1 day', ${agoSql(8)}, ${agoSql(8)}
  from generate_series(1, $1::int) n`;

/** Half of the searches are due. Their words are brands, machines and places of the ads. */
const savedSearchesSql = `
  with spots as (select row_number() over () - 1 as spot, name from (select distinct name from places) p)
  insert into saved_searches (id, user_id, email, kind, query, title, frequency, state, seen_until, due_at, confirmed_at)
  select ${idSql('SS', 'n')}, ${idSql('US', ownerSql('$2::int'))}, 'suche-' || n || '@hof.example', 'ads',
    case n % 3 when 0 then 'q=fendt+' || name when 1 then 'q=pflug&preis_bis=' || n else 'q=' || name end, 'Suche ' || n,
    case when n % 2 = 0 then 'immediately' else 'daily' end, 'active', now() - interval '1 hour',
    case when n % 2 = 0 then now() - interval '1 minute' else now() + interval '5 hours' end, now() - interval '9 days'
  from generate_series(1, $1::int) n join spots on spot = n % (select count(*) from spots)`;

const watchlistItemsSql = `
  insert into watchlist_items (id, user_id, visitor_id, kind, item_id, title, created_at)
  select ${idSql('WI', 'n')}, case when n % 4 <> 0 then ${idSql('US', ownerSql('$2::int'))} end,
    case when n % 4 = 0 then 'visitor-' || n end, 'ad', n::text, 'Anzeige ' || n, ${agoSql(180)}
  from generate_series(1, $1::int) n`;

const conversationsSql = `
  insert into conversations (id, ad_id, ad_title, asker_user_id, asker_key, asker_name, state, confirmed_at,
    last_at, created_at, updated_at)
  select ${idSql('CO', 'n')}, ${idSql('AD', '1 + n % $3::int')}, 'Anzeige', ${idSql('US', ownerSql('$2::int'))}, 'key-' || n,
    'Leser', case when n % 50 = 0 then 'unconfirmed' else 'open' end, now(), ${agoSql(360)}, ${agoSql(360)}, ${agoSql(360)}
  from generate_series(1, $1::int) n`;

const messagesSql = `
  insert into messages (id, conversation_id, side, text, text_hash, text_length, state, delivered_at)
  select ${idSql('ME', 'n')}, ${idSql('CO', '1 + n % $2::int')}, case when n % 2 = 0 then 'seller' else 'asker' end,
    'Ist der Pflug noch da?', md5(n::text), 22, 'delivered', now()
  from generate_series(1, $1::int) n`;

const auditRecordsSql = `
  insert into audit_log (id, at, action, actor, subject)
  select ${idSql('AU', 'n')}, ${agoSql(1000)}, 'account.signed-in', ${idSql('US', ownerSql('$2::int'))}, 'user:' || n
  from generate_series(1, $1::int) n`;

/**
 * Returns the statements that add everything but the live ads, events and job postings, in the
 * order in which they refer to each other.
 */
export const createVolumeStatements = (size: VolumeSize): readonly VolumeStatement[] => {
  const { users, liveAds } = size;
  const insert = (title: string, sql: string, ...values: readonly number[]): VolumeStatement => ({
    title: `${values[0] ?? 0} ${title}`,
    sql,
    values,
  });
  return [
    insert('accounts', usersSql, users),
    insert('sessions', sessionsSql, size.sessions, users),
    insert('former ads', formerAdsSql, size.formerAds, users, liveAds),
    insert('photos', photosSql, size.photos, liveAds),
    insert('owners of ads', ownedAdsSql, users),
    insert('registrations', registrationsSql, size.registrations, users),
    insert('applications', applicationsSql, size.applications, size.jobs, users),
    insert('subscriptions', subscriptionsSql, size.subscriptions),
    insert('tasks', tasksSql, size.tasks),
    insert('article views', articleViewsSql, size.articleViews),
    insert('draw entries', drawEntriesSql, size.drawEntries),
    insert('saved searches', savedSearchesSql, size.savedSearches, users),
    insert('watchlist items', watchlistItemsSql, size.watchlistItems, users),
    insert('conversations', conversationsSql, size.conversations, users, liveAds),
    insert('messages', messagesSql, size.conversations * 3, size.conversations),
    insert('audit records', auditRecordsSql, size.auditRecords, users),
  ];
};
