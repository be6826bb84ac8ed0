import { EVENT_INPUT } from '#samples/submission-samples.ts';
import { toRequestBody, toFormFieldName, toFormFields } from './event-form.ts';

test('fills the form with the submitted values', () => {
  const body = toRequestBody(toFormFields(EVENT_INPUT));
  expect(body).toMatchObject({
    title: EVENT_INPUT.title,
    repeat: 'monthly-weekday',
    priceCents: 1250,
    waitlist: true,
    questions: ['Eigene Sense?', 'Was essen Sie nicht?'],
    capacity: '8',
  });
});

test('keeps checked boxes checked', () => {
  const input = { ...EVENT_INPUT, audience: ['kinder'], topics: ['wald', 'dorf'] } as const;
  expect(toFormFields(input)).toMatchObject({ 'fuer-kinder': 'true', 'thema-wald': 'true' });
  expect(toRequestBody(toFormFields(input))).toMatchObject({
    audience: ['kinder'],
    topics: ['wald', 'dorf'],
  });
});

test('sets the all-day checkbox instead of the times', () => {
  const fields = toFormFields({ ...EVENT_INPUT, start: '00:00', end: '23:59' });
  expect(fields).toMatchObject({ allDay: 'true', start: '', end: '' });
  expect(toRequestBody({ ...fields, doorTime: '09:00' })).toMatchObject({
    start: '00:00',
    end: '23:59',
    doorTime: '',
  });
  expect(toFormFields(EVENT_INPUT)).not.toHaveProperty('allDay');
});

test('restores weekdays and excluded days of a series and omits them for a single occurrence', () => {
  const series = {
    repeat: 'weekly',
    weekdays: ['di', 'do'],
    except: ['2026-12-24'],
  } as const;
  const fields = toFormFields({ ...EVENT_INPUT, ...series });
  expect(fields).toMatchObject({ 'am-di': 'true', 'am-do': 'true', except: '24.12.2026' });
  const excludedDays = '24.12.2026, 31.12.2026\n\n5.1.2027 ';
  expect(toRequestBody({ ...fields, except: excludedDays })).toMatchObject({
    weekdays: ['di', 'do'],
    except: ['24.12.2026', '31.12.2026', '5.1.2027'],
  });
  const singleEvent = toRequestBody({ ...fields, repeat: 'none' });
  expect(singleEvent).not.toHaveProperty('weekdays');
  expect(singleEvent).not.toHaveProperty('except');
});

test.each([
  [{ price: 'frei', amount: '5' }, 0],
  [{ price: 'offen' }, null],
  [{ price: 'betrag', amount: '12,5 €' }, 1250],
  [{ price: 'betrag', amount: '1.5' }, 150],
  [{ price: 'betrag', amount: '1.234,50' }, 123_450],
  [{ price: 'betrag', amount: 'viel' }, 'viel'],
  [{ price: 'betrag', amount: ' ' }, 'kein Betrag'],
])('price fields %j give %s', (fields, cents) => {
  expect(toRequestBody(fields)).toMatchObject({ priceCents: cents });
});

test('sends default values for hidden fields', () => {
  expect(toRequestBody({ maxPerPerson: '' })).toMatchObject({
    maxPerPerson: '4',
    closesHours: '0',
  });
});

test('maps api errors to form fields', () => {
  const names = ['priceCents', 'questions.3', 'except.0', 'weekdays', 'title'];
  expect(names.map(toFormFieldName)).toEqual(['amount', 'questions', 'except', 'am-mo', 'title']);
});
