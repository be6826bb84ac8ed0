import fc from 'fast-check';
import { parseRequestTarget } from './parse-request-target.ts';

describe('parseAddress', () => {
  test('splits a request target into path and query', () => {
    expect(parseRequestTarget('/artikel/g%C3%BClle?seite=2&seite=3')).toMatchObject({
      ok: true,
      path: '/artikel/gülle',
      rawQuery: 'seite=2&seite=3',
    });
  });

  test('normalizes decomposed letters, so that each story has one path', () => {
    expect(parseRequestTarget('/u%CC%88ber')).toMatchObject({ path: '/über' });
  });

  test.each([
    ['/a%00b', 400],
    ['/a%0ab', 400],
    ['/%ff%fe', 400],
    ['/%E0%A4%A', 400],
    ['/a%5cb', 400],
    ['/a\\b', 400],
    ['/..%2f..%2fetc', 404],
    ['/artikel/%2e%2e/geheim', 404],
    ['/artikel/../geheim', 404],
    ['/./a', 404],
    ['//example.org', 404],
    ['/a//b', 404],
    [`/${'x'.repeat(10_000)}`, 414],
    ['*', 400],
  ])('refuses %j with %d', (target, status) => {
    expect(parseRequestTarget(target)).toMatchObject({ ok: false, status });
  });

  test('redirects a trailing slash to the URL without it', () => {
    expect(parseRequestTarget('/artikel/?seite=2')).toEqual({
      ok: false,
      status: 301,
      location: '/artikel?seite=2',
    });
  });

  test.each([
    ['ort=%00', 'ort='],
    ['q=G%01%C3%BClle%7F&ort%08=Celle%C2%9F', 'q=G%C3%BClle&ort=Celle'],
    ['q=Heu%0D%0A%09Stroh&q=Klee', 'q=Heu+++Stroh&q=Klee'],
  ])('drops control characters from parameters: %s', (sent, expected) => {
    const parsed = parseRequestTarget(`/kleinanzeigen?${sent}`);
    expect(parsed.ok && parsed.query.toString()).toBe(expected);
  });

  test('accepts the root path', () => {
    expect(parseRequestTarget('/')).toMatchObject({ ok: true, path: '/' });
  });

  test('never throws and never accepts a dot segment or a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const parsed = parseRequestTarget(`/${text}`);
        if (!parsed.ok) return;
        expect(parsed.path.split('/')).not.toContain('..');
        // eslint-disable-next-line no-control-regex -- control characters are what must not pass
        expect(parsed.path).not.toMatch(/[\u0000-\u001f\u007f\\]/);
      }),
    );
  });
});
