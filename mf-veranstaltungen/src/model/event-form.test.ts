import { EVENT_INPUT } from '#samples/submission-samples.ts';
import { bodyOf, fieldOf, fieldsOf } from './event-form.ts';

test('what was sent in comes back as it was', () => {
  const body = bodyOf(fieldsOf(EVENT_INPUT));
  expect(body).toMatchObject({
    title: EVENT_INPUT.title,
    repeat: 'monatlich-wochentag',
    priceCents: 1250,
    waitlist: true,
    questions: ['Eigene Sense?', 'Was essen Sie nicht?'],
    capacity: '8',
  });
});

test('boxes that are ticked come back ticked', () => {
  const input = { ...EVENT_INPUT, audience: ['kinder'], topics: ['wald', 'dorf'] } as const;
  expect(fieldsOf(input)).toMatchObject({ 'fuer-kinder': 'true', 'thema-wald': 'true' });
  expect(bodyOf(fieldsOf(input))).toMatchObject({ audience: ['kinder'], topics: ['wald', 'dorf'] });
});

test.each([
  [{ price: 'frei', amount: '5' }, 0],
  [{ price: 'offen' }, null],
  [{ price: 'betrag', amount: '12,5 €' }, 1250],
  [{ price: 'betrag', amount: '1.5' }, 150],
  [{ price: 'betrag', amount: '1.234,50' }, 123_450],
  [{ price: 'betrag', amount: 'viel' }, 'viel'],
])('%j costs %s', (fields, cents) => {
  expect(bodyOf(fields)).toMatchObject({ priceCents: cents });
});

test('fields that the form hides have their usual values', () => {
  expect(bodyOf({ maxPerPerson: '' })).toMatchObject({ maxPerPerson: '4', closesHours: '0' });
});

test('messages stand at the form’s own fields', () => {
  expect(['priceCents', 'questions.3', 'title'].map(fieldOf)).toEqual([
    'amount',
    'questions',
    'title',
  ]);
});
