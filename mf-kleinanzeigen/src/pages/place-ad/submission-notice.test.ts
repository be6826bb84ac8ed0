import { getSubmissionNotice } from './submission-notice.ts';

const ad = { number: 7, slug: 'pflug-kempten-7' };
const changeOfConfirmedAd = { ad, writer: 'guest' } as const;

test('asks guests to confirm a new ad by mail', () => {
  expect(getSubmissionNotice({ ad: null, writer: 'guest' }, null)).toContain(
    'bekommen Sie eine E-Mail',
  );
  expect(getSubmissionNotice({ ad: null, writer: 'private' }, null)).not.toContain('E-Mail');
});

test.each(['active', 'paused', 'reserved', null] as const)(
  'needs no new confirmation for a change of a confirmed ad (%s)',
  (state) => {
    const noticeText = getSubmissionNotice(changeOfConfirmedAd, state);
    expect(noticeText).not.toContain('E-Mail');
    expect(noticeText).toContain('gilt nach dem Absenden sofort');
    expect(noticeText).toContain('bleibt die Anzeige bis dahin, wie sie ist');
  },
);

test('keeps the confirmation link of an unconfirmed ad', () => {
  expect(getSubmissionNotice(changeOfConfirmedAd, 'unconfirmed')).toContain(
    'den Sie schon bekommen haben',
  );
});

test.each(['review', 'rejected'] as const)(
  'a change of an ad in state %s waits for moderation',
  (state) => {
    expect(getSubmissionNotice(changeOfConfirmedAd, state)).toContain(
      'bis dahin ist sie nicht zu sehen',
    );
  },
);
