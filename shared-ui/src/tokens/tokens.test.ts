import { readFileSync } from 'node:fs';
import { COLOUR_ROLES } from './colour-roles.ts';
import { computeContrast } from './contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Returns the custom properties in the CSS rule with this selector, without comments. */
function getTokens(selector: string, from = css): Map<string, string> {
  const start = from.indexOf(`${selector} {`);
  const block = from.slice(from.indexOf('{', start) + 1, from.indexOf('}', start));
  const ruleText = block.replace(/\/\*[^*]*\*\//g, '');
  return new Map(
    [...ruleText.matchAll(/--gl-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

const light = getTokens(':root');
const dark = getTokens(':root', css.slice(css.indexOf('@media (prefers-color-scheme: dark)')));
const colourSchemes = [
  ['light', light],
  ['dark', new Map([...light, ...dark])],
] as const;

const pairs = colourSchemes.flatMap(([scheme, tokens]) =>
  COLOUR_ROLES.flatMap(({ token, on }) =>
    Object.entries(on).map(([background, minContrast]) => ({
      scheme,
      tokens,
      token,
      background,
      minContrast,
    })),
  ),
);

describe('tokens', () => {
  test.each(pairs)('$scheme: $token on $background reaches $minContrast', (pair) => {
    const { tokens, token, background, minContrast } = pair;
    expect(computeContrast(tokens.get(token)!, tokens.get(background)!)).toBeGreaterThanOrEqual(
      minContrast,
    );
  });

  test.each([
    ['ink', 16.3, 15.5],
    ['muted', 6.7, 9],
    ['action', 7.4, 9.8],
    ['poppy', 6.7, 8],
  ])('%s has the contrasts noted beside it', (token, lightContrast, darkContrast) => {
    const [[, lightTokens], [, darkTokens]] = colourSchemes;
    expect(computeContrast(lightTokens.get(token)!, lightTokens.get('paper')!)).toBeCloseTo(
      lightContrast,
      1,
    );
    expect(computeContrast(darkTokens.get(token)!, darkTokens.get('paper')!)).toBeCloseTo(
      darkContrast,
      1,
    );
  });

  test('the dark scheme has colours of its own', () => {
    expect(dark.size).toBeGreaterThan(15);
    expect([...dark].filter(([name, value]) => light.get(name) === value)).toEqual([]);
  });

  test('the focus ring is visible on every background', () => {
    for (const [, tokens] of colourSchemes) {
      for (const background of ['paper', 'surface', 'tint', 'poppy-tint']) {
        expect(
          computeContrast(tokens.get('action')!, tokens.get(background)!),
        ).toBeGreaterThanOrEqual(3);
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

test('computes the contrast of short and long colours alike', () => {
  expect(computeContrast('#fff', '#000')).toBeCloseTo(21, 3);
  expect(computeContrast('#fff', '#1b1d18')).toBe(computeContrast('#ffffff', '#1b1d18'));
});
