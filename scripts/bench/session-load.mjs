import autocannon from 'autocannon';

/** Login of the demo reader in the embedded mode. The README documents it. */
const READER_LOGIN = { email: 'leserin@gruenland.example', password: 'Klee-und-Weizen-7' };

/** Rates that the api must reach on two cores, and the duration of the measurement in seconds. */
export const SESSION_BENCH = { seconds: 30, loginsPerMinute: 200, readsPerSecond: 1000 };

/**
 * Number of simulated client IP addresses. Each address has its own rate limits. A request names
 * its address in the header that a proxy would set.
 */
const VISITOR_COUNT = 250;
const CONNECTION_COUNT = 20;
/**
 * Ratio between the rate of the sent requests and the required rate. It is above 1, because the
 * load generator does not catch up after a pause.
 */
const SENT_RATE_FACTOR = 1.1;
const getVisitorIp = (number) => `198.18.${Math.floor(number / 250) % 250}.${number % 250}`;

async function logIn(api, number) {
  const started = performance.now();
  const response = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': getVisitorIp(number) },
    body: JSON.stringify(READER_LOGIN),
  });
  const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';');
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`login answered ${response.status}`);
  return { cookie, ms: performance.now() - started };
}

/** Starts logins at even intervals. Does not wait for the responses to earlier logins. */
async function measureLogins(api, seconds) {
  const count = Math.ceil((SESSION_BENCH.loginsPerMinute / 60) * seconds * SENT_RATE_FACTOR);
  const intervalMs = (seconds * 1000) / count;
  const started = performance.now();
  const pendingLogins = [];
  for (let number = 0; number < count; number += 1) {
    const waitMs = started + number * intervalMs - performance.now();
    if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
    pendingLogins.push(logIn(api, number));
  }
  const settledLogins = await Promise.allSettled(pendingLogins);
  const times = settledLogins.flatMap(({ value }) => (value ? [value.ms] : []));
  return {
    perMinute: (times.length / (performance.now() - started)) * 60_000,
    times,
    errors: settledLogins.length - times.length,
  };
}

async function measureReads(api, cookies, seconds) {
  const requests = Array.from({ length: VISITOR_COUNT }, (_, number) => ({
    method: 'GET',
    path: '/api/_auth/session',
    headers: {
      cookie: cookies[number % cookies.length],
      'x-forwarded-for': getVisitorIp(number),
    },
  }));
  const result = await autocannon({
    url: api,
    connections: CONNECTION_COUNT,
    overallRate: SESSION_BENCH.readsPerSecond * SENT_RATE_FACTOR,
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
 * Measures logins and session reads of the demo reader at the same time, both at a fixed rate. A
 * session read counts as failed if its response does not contain the reader's account.
 *
 * @param {string} api Address of a running api.
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
