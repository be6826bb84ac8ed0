import fc from 'fast-check';
import { validateAnswers, isFieldShown } from './form-answers.ts';
import { listOmittedFormItems, readForm, readFormProcessingSettings } from './form-definition.ts';
import { FORM_LIMITS } from './form-field.ts';
import { INTERNAL_FIELDS } from './internal-fields.ts';
import { getPrizeDrawState, readPrizeDraw } from './prize-draw-definition.ts';
import { findBlocks } from './read-field.ts';
import { isVotingClosed, readSurvey } from './survey-definition.ts';

const createBlock = (fields: object) => ({ _uid: 'u1', component: 'x', ...fields });
const requiredFields = { title: 'T', prizes: 'Korb', endsAt: '2026-12-24 00:00', terms: 'So.' };
const field = (name: string, fields: object = {}) => ({
  component: 'form_field',
  _uid: name,
  name,
  label: name,
  ...fields,
});
const form = (...fields: readonly object[]) => {
  const read = readForm(createBlock({ steps: [{ component: 'form_step', fields }] }));
  if (!read) throw new Error('no form');
  return read;
};

const listOmittedFieldNames = (fields: readonly object[]) =>
  listOmittedFormItems(createBlock({ steps: [{ component: 'form_step', fields }] })).map(
    ({ name, at, why }) => [name, at, why],
  );

describe('reading a definition', () => {
  test('field names are unique and valid, choices need two answers, limits apply', () => {
    const manyFields = Array.from({ length: 60 }, (_, index) => field(`f${index}`));
    expect(
      form(field('a'), field('a'), field('b b'), field('c', { kind: 'radio', options: 'x' }))
        .steps[0]?.fields,
    ).toHaveLength(1);
    expect(form(...manyFields).steps[0]?.fields).toHaveLength(FORM_LIMITS.maxFields);
    expect(form(field('a', { maxLength: 9999 })).steps[0]?.fields[0]).toMatchObject({
      kind: 'text',
      maxLength: FORM_LIMITS.maxTextLength,
    });
  });

  test('omits unknown kinds and reports them', () => {
    const fields = [field('a'), field('b', { kind: 'siegel' }), field('c', { kind: 'geheim' })];
    expect(form(...fields).steps[0]?.fields.map(({ name }) => name)).toEqual(['a']);
    expect(listOmittedFieldNames(fields)).toEqual([
      ['b', [0, 1], 'Die Art „siegel“ gibt es nicht.'],
      ['c', [0, 2], 'Die Art „geheim“ gibt es nicht.'],
    ]);
  });

  test('accepts names from the schema and rejects reserved names', () => {
    const names = ['first_name', 'Telefon-2', ...Object.values(INTERNAL_FIELDS), 'constructor'];
    const fields = [...names, '1stField', '_x', 'website'].map((name) => field(name));
    expect(form(...fields).steps[0]?.fields.map(({ name }) => name)).toEqual([
      'first_name',
      'Telefon-2',
      'website',
    ]);
    expect(listOmittedFieldNames(fields).map(([name]) => name)).toEqual([
      ...names.slice(2),
      '1stField',
      '_x',
    ]);
  });

  test('reports every omitted item with its position', () => {
    const fields = [
      field('a'),
      field('a'),
      field('b', { label: ' ' }),
      field('c', { kind: 'select', options: 'eins' }),
      field('d', { showIfField: 'fehlt' }),
    ];
    expect(listOmittedFieldNames(fields)).toEqual([
      ['a', [0, 1], expect.stringContaining('anderes Feld')],
      ['b', [0, 2], expect.stringContaining('Beschriftung')],
      ['c', [0, 3], expect.stringContaining('zwei Antworten')],
      ['d', [0, 4], expect.stringContaining('„fehlt“')],
    ]);
    const manyFields = Array.from({ length: 41 }, (_, index) => field(`f${index}`));
    expect(listOmittedFieldNames(manyFields)).toEqual([
      ['f40', [0, 40], expect.stringContaining('40 Felder')],
    ]);
    const steps = Array.from({ length: 6 }, (_, index) => ({
      component: 'form_step',
      title: `S${index}`,
      fields: [field(`f${index}`)],
    }));
    expect(listOmittedFormItems(createBlock({ steps }))).toMatchObject([{ name: 'S5', at: [5] }]);
  });

  test('splits an address into its parts', () => {
    const definition = form(field('hof', { kind: 'address', label: 'Ihr Hof', required: true }));
    expect(definition.steps[0]?.fields.map(({ name, kind, label }) => [name, kind, label])).toEqual(
      [
        ['hof-anschrift', 'heading', 'Ihr Hof'],
        ['hof-strasse', 'text', 'Straße und Hausnummer'],
        ['hof-plz', 'zip', 'Postleitzahl'],
        ['hof-ort', 'text', 'Ort'],
      ],
    );
    const input = { 'hof-strasse': 'Am Bach 3', 'hof-plz': '2693x', 'hof-ort': '' };
    expect(Object.keys(validateAnswers(definition, input).errors)).toEqual(['hof-plz', 'hof-ort']);
  });

  test('a hidden field always has one of its allowed values', () => {
    const definition = form(
      field('a'),
      field('quelle', { kind: 'hidden', options: 'heft\nseite' }),
    );
    const sent = (source: string) =>
      validateAnswers(definition, { a: 'x', quelle: source }).answers;
    expect([sent('seite'), sent('<script>')]).toEqual([
      { a: 'x', quelle: 'seite' },
      { a: 'x', quelle: 'heft' },
    ]);
  });

  test.each([[{}], [{ steps: 'x' }], [{ steps: [{ component: 'form_step', fields: [] }] }]])(
    '%j has no input fields',
    (fields) => {
      expect(readForm(createBlock(fields))).toBeUndefined();
    },
  );

  test('answers go to a valid address or nowhere, and are kept for a limited time', () => {
    expect(
      readFormProcessingSettings(createBlock({ recipient: 'a@b.example', retentionDays: 9999 })),
    ).toEqual({
      recipient: 'a@b.example',
      retentionDays: 730,
    });
    expect(readFormProcessingSettings(createBlock({ recipient: 'a@b.example\nBcc: x' }))).toEqual({
      recipient: undefined,
      retentionDays: 90,
    });
  });

  test('readers never throw', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(
          fc.constantFrom('steps', 'options', 'endsAt', 'closesAt', 'prizes'),
          fc.anything(),
        ),
        (value, fields) => {
          readForm(createBlock({ steps: [value, { component: 's', fields: [value] }] }));
          readForm(createBlock(fields));
          readSurvey(createBlock(fields));
          readPrizeDraw(createBlock(fields));
          listOmittedFormItems(createBlock(fields));
          expect(findBlocks({ value: [value, createBlock({})] }, 'x')).toHaveLength(1);
        },
      ),
    );
  });
});

test.each([true, 'true'])('reads a flag stored as %j', (flag) => {
  const survey = readSurvey(createBlock({ question: 'Q', options: 'a\nb', needsLogin: flag }));
  const draw = readPrizeDraw(createBlock({ ...requiredFields, adultsOnly: flag }));
  expect([survey?.needsLogin, draw?.adultsOnly]).toEqual([true, true]);
});

describe('checking answers', () => {
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
  ])('%s %j: %s', (kind, value, isValid) => {
    const definition = form(field('a', { kind, options: 'eins\nzwei', max: 10 }));
    const { errors, answers } = validateAnswers(definition, { a: value });
    expect(Object.keys(errors)).toEqual(isValid ? [] : ['a']);
    expect(answers).toEqual(isValid ? { a: value } : {});
  });

  test.each([
    ['number', '12,50', '12,5'],
    ['number', '1.234,50', '1234,5'],
    ['number', '1.234', '1234'],
    ['date', '31.12.2025', '2025-12-31'],
  ])('%s %j is stored as %s', (kind, value, stored) => {
    expect(validateAnswers(form(field('a', { kind })), { a: value })).toEqual({
      answers: { a: stored },
      errors: {},
    });
  });

  test('messages show bounds in German notation', () => {
    const definition = form(field('a', { kind: 'number', min: 0.5, max: 1000 }));
    expect(validateAnswers(definition, { a: '0,4' }).errors).toEqual({
      a: 'Bitte mindestens 0,5.',
    });
    expect(validateAnswers(definition, { a: '1.001' }).errors).toEqual({
      a: 'Bitte höchstens 1000.',
    });
    expect(validateAnswers(definition, { a: '0x1F' }).errors).toHaveProperty('a');
  });

  test('required fields must be filled in and consent must be given', () => {
    const definition = form(
      field('a', { required: true }),
      field('b', { kind: 'consent', required: true }),
    );
    expect(validateAnswers(definition, { a: '  ' }).errors).toEqual({
      a: 'Bitte füllen Sie dieses Feld aus.',
      b: 'Bitte stimmen Sie zu.',
    });
  });

  test('only shown fields count, also with chained and circular conditions', () => {
    const definition = form(
      field('tier', { kind: 'radio', options: 'ja\nnein' }),
      field('art', { required: true, showIfField: 'tier', showIfValue: 'ja' }),
      field('zahl', { showIfField: 'art', showIfValue: 'Kuh' }),
      field('x', { showIfField: 'x', showIfValue: '1' }),
    );
    expect(
      validateAnswers(definition, { tier: 'nein', art: 'Kuh', zahl: '3', fremd: '1' }),
    ).toEqual({
      answers: { tier: 'nein' },
      errors: {},
    });
    expect(validateAnswers(definition, { tier: 'ja' }).errors).toHaveProperty('art');
    const hiddenField = form(field('a', { showIfField: 'fehlt', showIfValue: '1' })).steps[0]
      ?.fields[0];
    expect(hiddenField && isFieldShown(hiddenField, form(field('a')), { fehlt: '1' })).toBe(false);
    const circularField = definition.steps[0]?.fields[3];
    expect(circularField && isFieldShown(circularField, definition, { x: '1' })).toBe(true);
  });
});

test.each([
  ['quelle', 'heft', {}, true],
  ['quelle', 'heft', { quelle: 'erfunden' }, true],
  ['quelle', 'seite', { quelle: 'erfunden' }, false],
  ['quelle', 'seite', { quelle: 'seite' }, true],
  ['haken', 'false', {}, true],
  ['haken', 'false', { haken: 'true' }, false],
  ['haken', 'true', { haken: 'true' }, true],
  ['wort', 'ja', { wort: ' ja ' }, true],
])('shown if %s is %s, with %j: %s', (showIfField, showIfValue, sent, isVisible) => {
  const definition = form(
    field('quelle', { kind: 'hidden', options: 'heft\nseite' }),
    field('haken', { kind: 'checkbox' }),
    field('wort'),
    field('frage', { showIfField, showIfValue }),
  );
  const last = definition.steps[0]?.fields[3];
  expect(last && isFieldShown(last, definition, sent)).toBe(isVisible);
});

test('surveys need two answers and close in time', () => {
  expect(readSurvey(createBlock({ question: 'Q', options: 'a' }))).toBeUndefined();
  expect(readSurvey(createBlock({ options: 'a\nb' }))).toBeUndefined();
  const survey = readSurvey(
    createBlock({ question: 'Q', options: 'a\nb\na', closesAt: '2026-11-21 05:00' }),
  );
  expect(survey).toMatchObject({
    id: 'u1',
    options: ['a', 'b'],
    kind: 'single',
    needsLogin: false,
  });
  expect(survey && isVotingClosed(survey, Date.parse('2026-11-21T05:00:00Z'))).toBe(true);
  expect(survey && isVotingClosed(survey, Date.parse('2026-11-21T04:59:59Z'))).toBe(false);
});

test('prize draws need terms, a prize and an end', () => {
  const readPrizeDrawWithout = (key: string) =>
    readPrizeDraw(createBlock({ ...requiredFields, [key]: '' }));
  const incompletePrizeDraws = Object.keys(requiredFields).map(readPrizeDrawWithout);
  expect(incompletePrizeDraws).toEqual(Array(4).fill(undefined));
  const draw = readPrizeDraw(createBlock({ ...requiredFields, startsAt: '2026-12-01 00:00' }));
  const at = (day: string) => draw && getPrizeDrawState(draw, Date.parse(day));
  expect(['2026-11-30', '2026-12-10', '2026-12-24'].map(at)).toEqual(['early', 'open', 'over']);
});
