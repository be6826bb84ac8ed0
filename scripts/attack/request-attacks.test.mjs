import { runAgainstFakeSite } from './run-against-fake-site.mjs';

const ATTACK_SUCCEEDED = { isHeld: false, isRepelled: false, control: { isAnswered: true } };
const ATTACK_REPELLED = { isHeld: true };
const VALID_DAY = '2026-01-01';

test.each([
  ['keeps any target', (target) => target, ATTACK_SUCCEEDED],
  ['keeps own targets', (target) => (/^\/[\w/-]+$/.test(target) ? target : '/'), ATTACK_REPELLED],
])('a page for the app: a site that %s', async (_what, getTarget, expected) => {
  const result = await runAgainstFakeSite('hand a foreign address', ({ query }) => ({
    body: `{"data":{"target":"${getTarget(query.get('ziel'))}"}}`,
  }));
  expect(result).toMatchObject(expected);
});

test.each([
  ['any address', (target) => target, ATTACK_SUCCEEDED],
  [
    'own addresses',
    (target) => (/^\/[\w/-]+$/.test(target) ? target : '/mein-account'),
    ATTACK_REPELLED,
  ],
])('a login that redirects to %s', async (_what, getTarget, expected) => {
  const result = await runAgainstFakeSite('redirect to another site', ({ query }) => ({
    status: 303,
    // Removes tabs, because header values must not contain control characters.
    headers: { location: getTarget(query.get('ziel')).replaceAll('\t', '') },
  }));
  expect(result).toMatchObject(expected);
});

test('a login that refuses everybody shows nothing', async () => {
  const result = await runAgainstFakeSite('redirect to another site', () => ({ status: 401 }));
  expect(result).toMatchObject({ isHeld: false, control: { isAnswered: false } });
});

test.each([
  ['fails for', 500, ATTACK_SUCCEEDED],
  ['refuses', 400, ATTACK_REPELLED],
])('a calendar that %s invalid days', async (_what, status, expected) => {
  const result = await runAgainstFakeSite('make the server fail', ({ query }) =>
    query.get('from') === VALID_DAY ? { body: { events: [{}] } } : { status },
  );
  expect(result).toMatchObject(expected);
});

test.each([
  ['every origin', () => true, ATTACK_SUCCEEDED],
  ['its own origin', ({ origin, host }) => origin === `http://${host}`, ATTACK_REPELLED],
])('a form that accepts %s', async (_what, isAccepted, expected) => {
  const result = await runAgainstFakeSite('submit a form', ({ headers }) => ({
    status: isAccepted(headers) ? 422 : 403,
  }));
  expect(result).toMatchObject(expected);
});

describe('services that answer', () => {
  const isLocal = ({ headers }) => headers.host.startsWith('127.0.0.1:');
  test.each([
    ['every host', () => ({ status: 200 }), ATTACK_SUCCEEDED],
    ['known hosts', (request) => ({ status: isLocal(request) ? 200 : 421 }), ATTACK_REPELLED],
    [
      // This fake shell refuses foreign hosts, but the fake embedded services accept them.
      'every host at one of two doors',
      (request) => ({
        status: isLocal(request) || request.path === '/postausgang' ? 200 : 404,
      }),
      ATTACK_SUCCEEDED,
    ],
  ])('%s', async (_what, answer, expected) => {
    expect(await runAgainstFakeSite('read mails', answer)).toMatchObject(expected);
  });
});
