import { readFileSync } from 'node:fs';
import { COLOUR_ROLES } from './colour-roles.ts';
import { computeContrast } from './contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Returns the custom properties in the CSS rule with this selector, without comments. */
function getTokens(selector: string, from = css): Map<string, string> {
  const start = from.indexOf(`${selector} {`);
  const block = from.slice(from.indexOf('{', start) + 1, from.indexOf('}', start));
  const bare = block.replace(/\/\*[^*]*\*\//g, '');
  return new Map(
    [...bare.matchAll(/--gl-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

const light = getTokens(':root');
const systemDarkTokens = getTokens(":root:not([data-theme='light'])");
const chosenDarkTokens = getTokens(":root[data-theme='dark']");
const schemes = [
  ['light', light],
  ['dark', new Map([...light, ...systemDarkTokens])],
] as const;

const pairs = schemes.flatMap(([scheme, tokens]) =>
  COLOUR_ROLES.flatMap(({ token, on }) =>
    Object.entries(on).map(([ground, least]) => ({ scheme, tokens, token, ground, least })),
  ),
);

describe('tokens', () => {
  test.each(pairs)('$scheme: $token on $ground reaches $least', (pair) => {
    const { tokens, token, ground, least } = pair;
    expect(computeContrast(tokens.get(token)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['ink', 16.3, 15.5],
    ['muted', 6.7, 9],
    ['action', 7.4, 9.8],
    ['poppy', 6.7, 8],
  ])('%s has the contrasts noted beside it', (token, lightContrast, darkContrast) => {
    const [[, day], [, night]] = schemes;
    expect(computeContrast(day.get(token)!, day.get('paper')!)).toBeCloseTo(lightContrast, 1);
    expect(computeContrast(night.get(token)!, night.get('paper')!)).toBeCloseTo(darkContrast, 1);
  });

  test('the chosen dark theme equals the system’s dark theme', () => {
    expect(systemDarkTokens.size).toBeGreaterThan(15);
    expect([...chosenDarkTokens]).toEqual([...systemDarkTokens]);
  });

  test('the focus ring is visible on every background', () => {
    for (const [, tokens] of schemes) {
      for (const ground of ['paper', 'surface', 'tint', 'poppy-tint']) {
        expect(computeContrast(tokens.get('action')!, tokens.get(ground)!)).toBeGreaterThanOrEqual(
          3,
        );
      }
    }
  });

  test('declares the layer order first', () => {
    const [first] = css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
      .split('\n');
    expect(first).toBe('@layer reset, tokens, ui, remote, shell;');
  });
});
