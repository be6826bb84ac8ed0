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

test('what lasts all day has a tick instead of hours', () => {
  const fields = fieldsOf({ ...EVENT_INPUT, start: '00:00', end: '23:59' });
  expect(fields).toMatchObject({ allDay: 'true', start: '', end: '' });
  expect(bodyOf({ ...fields, doorTime: '09:00' })).toMatchObject({
    start: '00:00',
    end: '23:59',
    doorTime: '',
  });
  expect(fieldsOf(EVENT_INPUT)).not.toHaveProperty('allDay');
});

test('days of the week and days that are left out come back, and are no part of a single date', () => {
  const series = {
    repeat: 'woechentlich',
    weekdays: ['di', 'do'],
    except: ['2026-12-24'],
  } as const;
  const fields = fieldsOf({ ...EVENT_INPUT, ...series });
  expect(fields).toMatchObject({ 'am-di': 'true', 'am-do': 'true', except: '24.12.2026' });
  const except = '24.12.2026, 31.12.2026\n\n5.1.2027 ';
  expect(bodyOf({ ...fields, except })).toMatchObject({
    weekdays: ['di', 'do'],
    except: ['24.12.2026', '31.12.2026', '5.1.2027'],
  });
  const single = bodyOf({ ...fields, repeat: 'keine' });
  expect(single).not.toHaveProperty('weekdays');
  expect(single).not.toHaveProperty('except');
});

test.each([
  [{ price: 'frei', amount: '5' }, 0],
  [{ price: 'offen' }, null],
  [{ price: 'betrag', amount: '12,5 €' }, 1250],
  [{ price: 'betrag', amount: '1.5' }, 150],
  [{ price: 'betrag', amount: '1.234,50' }, 123_450],
  [{ price: 'betrag', amount: 'viel' }, 'viel'],
  [{ price: 'betrag', amount: ' ' }, 'kein Betrag'],
])('%j costs %s', (fields, cents) => {
  expect(bodyOf(fields)).toMatchObject({ priceCents: cents });
});

test('fields that the form hides have their usual values', () => {
  expect(bodyOf({ maxPerPerson: '' })).toMatchObject({ maxPerPerson: '4', closesHours: '0' });
});

test('messages stand at the form’s own fields', () => {
  const names = ['priceCents', 'questions.3', 'except.0', 'weekdays', 'title'];
  expect(names.map(fieldOf)).toEqual(['amount', 'questions', 'except', 'am-mo', 'title']);
});
