import { jest } from '@jest/globals';
import { encodeStaticHtml, renderStaticPartOnce } from './static-part-cache.ts';
import type { StaticPart } from './static-part-cache.ts';

const View = () => null;

function createPart(fields: Partial<StaticPart> = {}): StaticPart {
  return {
    View,
    props: { model: {}, data: undefined },
    id: 'body.0',
    path: '/artikel/a',
    appMode: false,
    ...fields,
  };
}

/** Renders the part until it is kept; then returns the HTML that the next render would not give. */
function keep(part: StaticPart): void {
  renderStaticPartOnce(part, () => 'first');
  renderStaticPartOnce(part, () => 'kept');
}

const render = () => 'new';

afterEach(() => jest.useRealTimers());

test('keeps the HTML of the same view and the same props from the second time on', () => {
  const part = createPart();
  expect(renderStaticPartOnce(part, () => 'first')).toBe('first');
  expect(renderStaticPartOnce(part, () => 'second')).toBe('second');
  expect(renderStaticPartOnce({ ...part }, render)).toBe('second');
});

test.each([
  ['another view', { View: () => null }],
  ['an equal model that is another object', { props: { model: {}, data: undefined } }],
  ['another id', { id: 'body.1' }],
  ['another path', { path: '/artikel/b' }],
  ['the app', { appMode: true }],
])('does not use the HTML for %s', (_, change) => {
  const part = createPart();
  keep(part);
  expect(renderStaticPartOnce({ ...part, ...change }, render)).toBe('new');
});

test('does not use the HTML for other data of the same model', () => {
  const model = {};
  keep(createPart({ props: { model, data: { names: ['Erna'] } } }));
  const part = createPart({ props: { model, data: { names: ['Uwe'] } } });
  expect(renderStaticPartOnce(part, render)).toBe('new');
});

test('compares small data by its fields', () => {
  const model = {};
  const createPartOn = (page: string) => createPart({ props: { model, data: { page } } });
  keep(createPartOn('/a'));
  expect(renderStaticPartOnce(createPartOn('/a'), render)).toBe('kept');
  expect(renderStaticPartOnce(createPartOn('/b'), render)).toBe('new');
});

test.each([
  ['a list', [1]],
  ['nested fields', { user: { name: 'Erna' } }],
  ['a long text', { text: 'a'.repeat(300) }],
  ['an empty field', { text: undefined }],
  ['an object of a class', new Map([[1, 2]])],
])('does not compare %s by fields', (_, data) => {
  const model = {};
  keep(createPart({ props: { model, data } }));
  const part = createPart({ props: { model, data: structuredClone(data) } });
  expect(renderStaticPartOnce(part, render)).toBe('new');
});

test.each([
  ['a long text', { props: { model: 'a'.repeat(300) } }],
  ['a long path', { path: `/${'a'.repeat(300)}` }],
])('never keeps HTML for %s', (_, change) => {
  const part = createPart(change);
  keep(part);
  expect(renderStaticPartOnce(part, render)).toBe('new');
});

test('renders again after a minute', () => {
  jest.useFakeTimers();
  const part = createPart();
  keep(part);
  jest.advanceTimersByTime(58_000);
  expect(renderStaticPartOnce(part, render)).toBe('kept');
  jest.advanceTimersByTime(3000);
  expect(renderStaticPartOnce(part, render)).toBe('new');
});

test('encodes kept HTML once', () => {
  const html = '<p class="a">Bäche</p>';
  const part = createPart();
  expect(encodeStaticHtml(html)).not.toBe(encodeStaticHtml(html));
  renderStaticPartOnce(part, () => html);
  renderStaticPartOnce(part, () => html);
  const encoded = encodeStaticHtml(html);
  expect(encoded).toEqual({ bytes: Buffer.from(html), classes: new Set(['a']) });
  expect(encodeStaticHtml(html)).toBe(encoded);
});

test('does not keep an error', () => {
  const part = createPart();
  keep(part);
  const failingPart = { ...part, id: 'body.2' };
  const fail = () => {
    throw new Error('faulty');
  };
  expect(() => renderStaticPartOnce(failingPart, fail)).toThrow('faulty');
  expect(renderStaticPartOnce(failingPart, render)).toBe('new');
});
