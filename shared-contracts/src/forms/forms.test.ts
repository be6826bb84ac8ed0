import fc from 'fast-check';
import { checkAnswers, isAsked } from './form-answers.ts';
import { FORM_LIMITS, readForm, readFormHandling, unknownFields } from './form-definition.ts';
import { drawState, readPrizeDraw } from './prize-draw-definition.ts';
import { findBlocks } from './read-field.ts';
import { isClosed, readSurvey } from './survey-definition.ts';

const raw = (fields: object) => ({ _uid: 'u1', component: 'x', ...fields });
const field = (name: string, fields: object = {}) => ({
  component: 'form_field',
  _uid: name,
  name,
  label: name,
  ...fields,
});
const form = (...fields: readonly object[]) => {
  const read = readForm(raw({ steps: [{ component: 'form_step', fields }] }));
  if (!read) throw new Error('no form');
  return read;
};

describe('a definition', () => {
  test('names are unique and harmless, choices need two answers, limits hold', () => {
    const many = Array.from({ length: 60 }, (_, index) => field(`f${index}`));
    expect(
      form(field('a'), field('a'), field('b b'), field('c', { kind: 'radio', options: 'x' }))
        .steps[0]?.fields,
    ).toHaveLength(1);
    expect(form(...many).steps[0]?.fields).toHaveLength(FORM_LIMITS.fields);
    expect(form(field('a', { maxLength: 9999 })).steps[0]?.fields[0]).toMatchObject({
      kind: 'text',
      maxLength: FORM_LIMITS.text,
    });
  });

  test('kinds that nobody knows are left out and named', () => {
    const fields = [field('a'), field('b', { kind: 'siegel' }), field('c', { kind: 'geheim' })];
    expect(form(...fields).steps[0]?.fields.map(({ name }) => name)).toEqual(['a']);
    const unknown = unknownFields(raw({ steps: [{ component: 'form_step', fields }] }));
    expect(unknown.map(({ kind }) => kind)).toEqual(['siegel', 'geheim']);
  });

  test('an address is asked for in its parts', () => {
    const definition = form(field('hof', { kind: 'address', label: 'Ihr Hof', required: true }));
    expect(definition.steps[0]?.fields.map(({ name, kind, label }) => [name, kind, label])).toEqual(
      [
        ['hof-anschrift', 'heading', 'Ihr Hof'],
        ['hof-strasse', 'text', 'Straße und Hausnummer'],
        ['hof-plz', 'zip', 'Postleitzahl'],
        ['hof-ort', 'text', 'Ort'],
      ],
    );
    const given = { 'hof-strasse': 'Am Bach 3', 'hof-plz': '2693x', 'hof-ort': '' };
    expect(Object.keys(checkAnswers(definition, given).errors)).toEqual(['hof-plz', 'hof-ort']);
  });

  test('what is hidden has one of its allowed values, whatever is sent', () => {
    const definition = form(
      field('a'),
      field('quelle', { kind: 'hidden', options: 'heft\nseite' }),
    );
    const sent = (quelle: string) => checkAnswers(definition, { a: 'x', quelle }).answers;
    expect([sent('seite'), sent('<script>')]).toEqual([
      { a: 'x', quelle: 'seite' },
      { a: 'x', quelle: 'heft' },
    ]);
  });

  test.each([[{}], [{ steps: 'x' }], [{ steps: [{ component: 'form_step', fields: [] }] }]])(
    '%j asks nothing',
    (fields) => {
      expect(readForm(raw(fields))).toBeUndefined();
    },
  );

  test('answers go to an address or nowhere, and are kept for a limited time', () => {
    expect(readFormHandling(raw({ recipient: 'a@b.example', retentionDays: 9999 }))).toEqual({
      recipient: 'a@b.example',
      retentionDays: 730,
    });
    expect(readFormHandling(raw({ recipient: 'a@b.example\nBcc: x' }))).toEqual({
      recipient: undefined,
      retentionDays: 90,
    });
  });

  test('nothing makes the readers throw', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(
          fc.constantFrom('steps', 'options', 'endsAt', 'closesAt', 'prizes'),
          fc.anything(),
        ),
        (value, fields) => {
          readForm(raw({ steps: [value, { component: 's', fields: [value] }] }));
          readForm(raw(fields));
          readSurvey(raw(fields));
          readPrizeDraw(raw(fields));
          expect(findBlocks(value, 'x').length).toBeLessThanOrEqual(20);
        },
      ),
    );
  });
});

describe('answers', () => {
  test.each([
    ['email', 'a@b.example', true],
    ['email', 'a@b', false],
    ['tel', '+49 4131 12345', true],
    ['tel', 'ruf an', false],
    ['number', '3,5', true],
    ['number', '11', false],
    ['date', '2026-02-28', true],
    ['date', '2026-02-30', false],
    ['iban', 'DE89 3704 0044 0532 0130 00', true],
    ['iban', 'DE89 3704 0044 0532 0130 01', false],
    ['select', 'zwei', true],
    ['select', 'drei', false],
    ['checkbox', 'true', true],
    ['checkbox', 'ja', false],
    ['text', 'x'.repeat(301), false],
  ])('%s %j: %s', (kind, value, fine) => {
    const definition = form(field('a', { kind, options: 'eins\nzwei', max: 10 }));
    const { errors, answers } = checkAnswers(definition, { a: value });
    expect(Object.keys(errors)).toEqual(fine ? [] : ['a']);
    expect(answers).toEqual(fine ? { a: value } : {});
  });

  test.each([
    ['number', '12,50', '12,5'],
    ['number', '1.234,50', '1234,5'],
    ['number', '1.234', '1234'],
    ['date', '31.12.2025', '2025-12-31'],
  ])('%s %j is kept as %s', (kind, value, kept) => {
    expect(checkAnswers(form(field('a', { kind })), { a: value })).toEqual({
      answers: { a: kept },
      errors: {},
    });
  });

  test('bounds are told as numbers are written here', () => {
    const definition = form(field('a', { kind: 'number', min: 0.5, max: 1000 }));
    expect(checkAnswers(definition, { a: '0,4' }).errors).toEqual({ a: 'Bitte mindestens 0,5.' });
    expect(checkAnswers(definition, { a: '1.001' }).errors).toEqual({ a: 'Bitte höchstens 1000.' });
    expect(checkAnswers(definition, { a: '0x1F' }).errors).toHaveProperty('a');
  });

  test('what is required must be there, consent must be given', () => {
    const definition = form(
      field('a', { required: true }),
      field('b', { kind: 'consent', required: true }),
    );
    expect(checkAnswers(definition, { a: '  ' }).errors).toEqual({
      a: 'Bitte füllen Sie dieses Feld aus.',
      b: 'Bitte stimmen Sie zu.',
    });
  });

  test('conditions: only asked fields count, also through others and in a circle', () => {
    const definition = form(
      field('tier', { kind: 'radio', options: 'ja\nnein' }),
      field('art', { required: true, showIfField: 'tier', showIfValue: 'ja' }),
      field('zahl', { showIfField: 'art', showIfValue: 'Kuh' }),
      field('x', { showIfField: 'x', showIfValue: '1' }),
    );
    expect(checkAnswers(definition, { tier: 'nein', art: 'Kuh', zahl: '3', fremd: '1' })).toEqual({
      answers: { tier: 'nein' },
      errors: {},
    });
    expect(checkAnswers(definition, { tier: 'ja' }).errors).toHaveProperty('art');
    const circle = definition.steps[0]?.fields[3];
    expect(circle && isAsked(circle, definition, { x: '1' })).toBe(true);
  });
});

test('surveys: two answers at least, closed in time', () => {
  expect(readSurvey(raw({ question: 'Q', options: 'a' }))).toBeUndefined();
  expect(readSurvey(raw({ options: 'a\nb' }))).toBeUndefined();
  const survey = readSurvey(
    raw({ question: 'Q', options: 'a\nb\na', closesAt: '2026-11-21 05:00' }),
  );
  expect(survey).toMatchObject({
    id: 'u1',
    options: ['a', 'b'],
    kind: 'single',
    needsLogin: false,
  });
  expect(survey && isClosed(survey, Date.parse('2026-11-21T05:00:00Z'))).toBe(true);
  expect(survey && isClosed(survey, Date.parse('2026-11-21T04:59:59Z'))).toBe(false);
});

test('draws: not without terms, prize and end', () => {
  const least = { title: 'T', prizes: 'Korb', endsAt: '2026-12-24 00:00', terms: 'So.' };
  const without = (name: string) => readPrizeDraw(raw({ ...least, [name]: '' }));
  expect(Object.keys(least).map(without)).toEqual([undefined, undefined, undefined, undefined]);
  const draw = readPrizeDraw(raw({ ...least, startsAt: '2026-12-01 00:00' }));
  const at = (day: string) => draw && drawState(draw, Date.parse(day));
  expect(['2026-11-30', '2026-12-10', '2026-12-24'].map(at)).toEqual(['early', 'open', 'over']);
});
