import { expect, test } from '@playwright/test';
import { createRandom } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import { createHostileRequest } from '../support/hostile-request.ts';
import type { PreparedRequest } from '../support/hostile-request.ts';
import { followLog } from '../support/follow-log.ts';
import { PUBLIC_ENDPOINTS } from '../support/public-endpoints.ts';
import { publicRoutes, shellPages } from '../support/routes.ts';

/**
 * Number of requests of each kind in a test run (`E2E_FUZZ`). The default is 200; `npm run soak`
 * sets 50,000.
 */
const REQUEST_COUNT = Number(process.env['E2E_FUZZ'] ?? 200);
/**
 * Seed of the random requests, which may find other faults with another seed. The failure message
 * contains the seed.
 */
const SEED = Number(process.env['E2E_FUZZ_SEED'] ?? Date.now() % 1_000_000);
const MAX_CONCURRENT_REQUESTS = 2;
/**
 * Maximum bytes of a log line of the shell or the search. Requests must not fill the disk with
 * logs.
 */
const MAX_LOG_LINE_BYTES = 4000;
/**
 * Maximum log bytes per request, on average over a run. The logs also contain lines of tests that
 * run at the same time.
 */
const MAX_LOG_BYTES_PER_REQUEST = 500;
/** A script in a URL. The page must not run it. */
const INJECTED_SCRIPT = '<script>alert(1)';

/** Texts that often cause faults when a URL contains them. */
const HOSTILE_TEXTS = [
  '%00',
  '%ff%fe',
  '%',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..;/',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  "'%20OR%201=1--",
  '%F0%9F%90%84'.repeat(50),
  'x'.repeat(6000),
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
  '[]',
  '{}',
  '2026-02-31',
  '%E2%80%AEgnp',
  '%ED%A0%80',
  'javascript:alert(1)',
  '//example.com',
];
const PARAMETER_NAMES = [
  'q',
  'seite',
  'ort',
  'umkreis',
  'preis-bis',
  'sort',
  'code',
  'ziel',
  'kategorie',
];
const ACCEPT_ENCODINGS = ['gzip', 'br;q=NaN', '*;q=0', 'x'.repeat(500)];

function createRequest(
  requestNumber: number,
  pages: readonly string[],
  origin: string,
): PreparedRequest {
  const [page, text] = [
    pages[requestNumber % pages.length]!,
    HOSTILE_TEXTS[(requestNumber * 7) % HOSTILE_TEXTS.length]!,
  ];
  const name = PARAMETER_NAMES[(requestNumber * 3) % PARAMETER_NAMES.length]!;
  const target = [
    `${page}?${name}=${text}`,
    `${page}/${text}`,
    `/_data?url=${encodeURIComponent(`${page}?${name}=`)}${text}&releases=${text.slice(0, 40)}`,
    `${page}?${name}=${text}&${name}=${text.slice(0, 100)}&${text.slice(0, 100)}`,
    `/f/100001/${text.slice(0, 200)}/m/${name}`,
  ][requestNumber % 5]!;
  const form = { method: 'POST', body: new URLSearchParams({ [name]: text, hostileText: 'x' }) };
  const headers = {
    'accept-encoding': ACCEPT_ENCODINGS[requestNumber % 4]!,
    origin,
    cookie: `a=${requestNumber}; ${name}`,
  };
  return { target, init: { headers, redirect: 'manual', ...(requestNumber % 11 === 0 && form) } };
}

test(`${REQUEST_COUNT} hostile paths cause no server error`, async ({ baseURL }) => {
  const pages = [...publicRoutes, ...shellPages].map(({ path }) => path.split('?')[0] ?? '/');
  await sendAllRequests(baseURL!, (requestNumber) => createRequest(requestNumber, pages, baseURL!));
});

test(`${REQUEST_COUNT} hostile requests to shell and search derived from their schemas cause no server error`, async ({
  baseURL,
}) => {
  const random = createRandom(SEED);
  const endpoints = PUBLIC_ENDPOINTS;
  await sendAllRequests(baseURL!, (requestNumber) =>
    createHostileRequest(endpoints[requestNumber % endpoints.length]!, random, baseURL!),
  );
});

/**
 * Sends all requests, several at a time. Expects that no response has a 5xx status and that the
 * logs stay small.
 */
async function sendAllRequests(
  site: string,
  prepareRequest: (n: number) => PreparedRequest,
): Promise<void> {
  test.setTimeout(60_000 + REQUEST_COUNT * 100);
  const statuses = new Set<number>();
  const logs = ['shell', 'embedded'].map((service) => followLog(service));
  const sendRequest = async ({ target, init }: PreparedRequest) => {
    const response = await fetch(site + target, { ...init, signal: AbortSignal.timeout(15_000) });
    const body = await response.text();
    statuses.add(response.status);
    const containsScript =
      /html/.test(response.headers.get('content-type') ?? '') && body.includes(INJECTED_SCRIPT);
    return containsScript ? 'script' : response.status;
  };
  const faults: string[] = [];
  const overloadedRequests: PreparedRequest[] = [];
  let requestCount = 0;
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT_REQUESTS }, async () => {
      while (requestCount < REQUEST_COUNT) {
        const preparedRequest = prepareRequest((requestCount += 1));
        const outcome = await sendRequest(preparedRequest).catch(String);
        if (outcome === 503) overloadedRequests.push(preparedRequest);
        else if (!(Number(outcome) < 500))
          faults.push(`${outcome} ${describeRequest(preparedRequest)}`);
      }
    }),
  );
  expect({ seed: SEED, faults: faults.slice(0, 10) }).toEqual({ seed: SEED, faults: [] });
  // The site may have answered 503 because the machine was busy. Each of these requests must
  // succeed alone.
  for (const preparedRequest of overloadedRequests)
    await expect
      .poll(() => sendRequest(preparedRequest), { message: describeRequest(preparedRequest) })
      .toBeLessThan(500);
  // The statuses 200 and 404 must both occur. Otherwise the requests did not get past the input
  // validation.
  for (const status of [200, 404]) expect([...statuses]).toContain(status);
  const logLines = logs.flatMap((readNewLines) => readNewLines());
  const byteCounts = logLines.map((line) => Buffer.byteLength(line));
  expect(byteCounts.reduce((longest, bytes) => Math.max(longest, bytes), 0)).toBeLessThan(
    MAX_LOG_LINE_BYTES,
  );
  const byteCount = byteCounts.reduce((sum, bytes) => sum + bytes, 0);
  expect(byteCount).toBeGreaterThan(0);
  expect(byteCount / REQUEST_COUNT).toBeLessThan(MAX_LOG_BYTES_PER_REQUEST);
}

function describeRequest({ target, init }: PreparedRequest): string {
  return `${init.method ?? 'GET'} ${target} ${String(init.body ?? '')}`.slice(0, 500);
}
