import autocannon from 'autocannon';

/** The demo reader of the embedded mode, documented in the README. */
const READER = { email: 'leserin@gruenland.example', password: 'Klee-und-Weizen-7' };

/** Load that the api must handle on two cores. */
export const SESSION_BENCH = { seconds: 30, loginsPerMinute: 200, readsPerSecond: 1000 };

/**
 * Number of client addresses, each with its own rate limits; set in the header that a proxy would
 * set.
 */
const VISITORS = 250;
const CONNECTION_COUNT = 20;
/**
 * Offered load relative to the required rate; above 1, because the load generator never catches up
 * after a pause.
 */
const OFFERED_LOAD_FACTOR = 1.1;
const visitor = (number) => `198.18.${Math.floor(number / 250) % 250}.${number % 250}`;

async function logIn(api, number) {
  const started = performance.now();
  const answer = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor(number) },
    body: JSON.stringify(READER),
  });
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
  return { cookie, ms: performance.now() - started };
}

/** Starts logins at even intervals, without waiting for earlier responses. */
async function measureLogins(api, seconds) {
  const count = Math.ceil((SESSION_BENCH.loginsPerMinute / 60) * seconds * OFFERED_LOAD_FACTOR);
  const distance = (seconds * 1000) / count;
  const started = performance.now();
  const under = [];
  for (let number = 0; number < count; number += 1) {
    const wait = started + number * distance - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    under.push(logIn(api, number));
  }
  const ended = await Promise.allSettled(under);
  const times = ended.flatMap(({ value }) => (value ? [value.ms] : []));
  return {
    perMinute: (times.length / (performance.now() - started)) * 60_000,
    times,
    errors: ended.length - times.length,
  };
}

async function measureReads(api, cookies, seconds) {
  const requests = Array.from({ length: VISITORS }, (_, number) => ({
    method: 'GET',
    path: '/api/_auth/session',
    headers: { cookie: cookies[number % cookies.length], 'x-forwarded-for': visitor(number) },
  }));
  const result = await autocannon({
    url: api,
    connections: CONNECTION_COUNT,
    overallRate: SESSION_BENCH.readsPerSecond * OFFERED_LOAD_FACTOR,
    duration: seconds,
    requests,
    verifyBody: (body) => body.includes('"user"'),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors + result.timeouts + result.mismatches,
  };
}

/**
 * Measures logins and session reads of the demo reader at the same time, each at a fixed rate,
 * against a running api. Every session read must return the reader.
 * @param {string} api Address of the api.
 * @throws {Error} when no login succeeds
 */
export async function measureSessions(api) {
  const { seconds } = SESSION_BENCH;
  const warmUpLogins = await Promise.all([1, 2, 3, 4].map((number) => logIn(api, 1000 + number)));
  const cookies = warmUpLogins.map(({ cookie }) => cookie);
  await measureReads(api, cookies, 2);
  const [logins, reads] = await Promise.all([
    measureLogins(api, seconds),
    measureReads(api, cookies, seconds),
  ]);
  return { logins, reads };
}
