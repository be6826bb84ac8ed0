import { printSessionResults } from './print-session-results.mjs';

const good = {
  logins: { perMinute: 200, times: [50, 60], errors: 0 },
  reads: { perSecond: 1000, p99: 8, errors: 0 },
};

test('accepts both rates without errors', () => expect(printSessionResults(good)).toBe(true));

test.each([
  { ...good, logins: { ...good.logins, perMinute: 150 } },
  { ...good, reads: { ...good.reads, perSecond: 700 } },
  { ...good, logins: { ...good.logins, errors: 1 } },
  { ...good, reads: { ...good.reads, errors: 1 } },
])('rejects %j', (measured) => expect(printSessionResults(measured)).toBe(false));
