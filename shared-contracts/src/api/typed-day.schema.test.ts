import { typedDaySchema } from './typed-day.schema.ts';

const day = typedDaySchema('Bitte geben Sie einen Tag an.');

test.each([
  ['31.12.2025', '2025-12-31'],
  ['2025-12-31', '2025-12-31'],
])('parses %j as %s', (typedText, expectedDay) => {
  expect(day.parse(typedText)).toBe(expectedDay);
});

test.each(['31.02.2026', 'bald', '', 20_251_231, null])(
  'rejects %j with the message',
  (typedText) => {
    expect(day.safeParse(typedText).error?.issues[0]?.message).toBe(
      'Bitte geben Sie einen Tag an.',
    );
  },
);

test.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '31.12.1899'])(
  'security finding 14: rejects %s, which the database could not store with a time zone',
  (typedText) => {
    expect(day.safeParse(typedText).error?.issues[0]?.message).toBe(
      'Bitte geben Sie einen Tag an.',
    );
  },
);

test.each(['1900-01-01', '2199-12-31'])('accepts %s', (typedText) => {
  expect(day.parse(typedText)).toBe(typedText);
});
