import type { Database } from '#db/database.ts';
import { findProduct } from '#modules/print-subscription/print-products.ts';

/** A row whose number is a multiple of this interval is still open. All other rows are done. */
const OPEN_ROW_INTERVAL = 200;

const PRODUCT_ID = 'jahresabo';
// An order copies its product.
const PRODUCT_JSON = JSON.stringify(findProduct(PRODUCT_ID));
const POSTAL_ADDRESS_JSON = JSON.stringify({
  firstName: 'Hanna',
  lastName: 'Ohlsen',
  street: 'Hofweg',
  houseNo: '1',
  zip: '26939',
  city: 'Ovelgönne',
  country: 'DE',
});

/**
 * Statements that each insert `$1` rows into a list of the staff pages. The ids are numbers in the
 * format of a ULID.
 */
const INSERT_STATEMENTS = [
  `INSERT INTO moderation_cases (id, kind, subject_id, title, score, content, state, decided_at, created_at)
   SELECT lpad(n::text, 26, '0'), 'ad', n::text, 'Anzeige', n % 100, '{}',
     CASE WHEN n % ${OPEN_ROW_INTERVAL} = 0 THEN 'open' ELSE 'approved' END,
     CASE WHEN n % ${OPEN_ROW_INTERVAL} = 0 THEN NULL ELSE now() - n * interval '1 minute' END,
     now() - n * interval '1 minute' FROM generate_series(1, $1) AS n`,
  `INSERT INTO print_subscriptions (id, order_no, email, kind, product_id, agreed, price_cents, delivery,
     start_issue, payment, created_at)
   SELECT lpad(n::text, 26, '0'), 'B' || n, n || '@hof.example', 'self', '${PRODUCT_ID}', '${PRODUCT_JSON}', 100, '${POSTAL_ADDRESS_JSON}',
     '2027-01', 'invoice', now() - n * interval '1 minute' FROM generate_series(1, $1) AS n`,
  `INSERT INTO service_request_handlings (subject_id, state, handled_by)
   SELECT lpad(n::text, 26, '0'), 'done', 'x' FROM generate_series(1, $1) AS n WHERE n % ${OPEN_ROW_INTERVAL} <> 0`,
  `INSERT INTO contract_declarations (id, kind, name, email, contract, manner, subscription_id, received_at)
   SELECT lpad(n::text, 26, '0'), 'cancellation', 'Ohlsen', n || '@hof.example', 'B' || n, 'ordinary',
     CASE WHEN n % ${OPEN_ROW_INTERVAL} = 0 THEN NULL ELSE lpad(n::text, 26, '0') END, now() - n * interval '1 minute'
   FROM generate_series(1, $1) AS n`,
  `INSERT INTO form_submissions (id, form, key, answers, labels, delete_at, created_at)
   SELECT lpad(n::text, 26, '0'), 'form-' || n % 20, n::text, '{}', '{}', now() + interval '1 year',
     now() - n * interval '1 minute' FROM generate_series(1, $1) AS n`,
  `INSERT INTO survey_votes (id, survey, device, choices, text, text_state)
   SELECT lpad(n::text, 26, '0'), 'umfrage-' || n % 20, n::text, '[]', 'Ein Text',
     CASE WHEN n % ${OPEN_ROW_INTERVAL} = 0 THEN 'held' ELSE 'shown' END FROM generate_series(1, $1) AS n`,
  `INSERT INTO audit_log (id, action, subject, actor, at)
   SELECT lpad(n::text, 26, '0'), 'account.changed', 'user:' || n, 'x', now() - n * interval '1 minute'
   FROM generate_series(1, $1) AS n`,
];

const FILLED_TABLES = [
  'moderation_cases',
  'print_subscriptions',
  'service_request_handlings',
  'contract_declarations',
  'form_submissions',
  'survey_votes',
  'audit_log',
];

/**
 * Fills the lists of the staff pages with as many rows as years of use would. Nearly all rows are
 * done.
 */
export async function fillStaffPages(
  { pool, runWithoutTimeout: withoutTimeout }: Database,
  rowCountPerTable: number,
): Promise<void> {
  await withoutTimeout(async () => {
    const client = await pool.connect();
    try {
      await client.query('SET statement_timeout = 0');
      for (const insertStatement of INSERT_STATEMENTS)
        await client.query(insertStatement, [rowCountPerTable]);
      for (const table of FILLED_TABLES) await client.query(`ANALYZE ${table}`);
    } finally {
      client.release(true);
    }
  });
}
