import { afterSending } from './after-sending.ts';

const ad = { number: 7, slug: 'pflug-kempten-7' };
const change = { ad, writer: 'guest' } as const;

test('a new ad of a guest is confirmed by mail', () => {
  expect(afterSending({ ad: null, writer: 'guest' }, null)).toContain('bekommen Sie eine E-Mail');
  expect(afterSending({ ad: null, writer: 'private' }, null)).not.toContain('E-Mail');
});

test.each(['active', 'paused', 'reserved', null] as const)(
  'a change to a confirmed ad (%s) is not confirmed again',
  (state) => {
    const words = afterSending(change, state);
    expect(words).not.toContain('E-Mail');
    expect(words).toContain('gilt nach dem Absenden sofort');
    expect(words).toContain('bleibt die Anzeige bis dahin, wie sie ist');
  },
);

test('one not yet confirmed keeps the link it has', () => {
  expect(afterSending(change, 'unconfirmed')).toContain('den Sie schon bekommen haben');
});

test.each(['review', 'rejected'] as const)('one that is in %s waits for the desk', (state) => {
  expect(afterSending(change, state)).toContain('bis dahin ist sie nicht zu sehen');
});
