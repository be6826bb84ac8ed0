/** The stylesheet that states every colour of the site, relative to the repository's root. */
export const TOKENS_FILE = 'shared-ui/src/tokens/tokens.css';

/** Matches a token with a hex colour. Tokens that refer to another token do not match. */
const COLOUR_TOKEN_PATTERN = /--gl-([\w-]+):\s*(#[0-9a-f]{6});/g;

/**
 * Reads the colours of both schemes from the text of `tokens.css`. The result for the dark scheme
 * also contains the colours that it shares with the light scheme.
 *
 * @param {string} css
 * @returns {{ light: Record<string, string>, dark: Record<string, string> }} hex values by the name
 *   of the token without `--gl-`
 */
export function readColours(css) {
  const light = readTokens(getRule(css, css.indexOf(':root {')));
  const darkSchemeIndex = css.indexOf('@media (prefers-color-scheme: dark)');
  const dark = readTokens(getRule(css, css.indexOf(':root {', darkSchemeIndex)));
  return { light, dark: { ...light, ...dark } };
}

function getRule(css, start) {
  return css.slice(start, css.indexOf('}', start));
}

function readTokens(rule) {
  return Object.fromEntries(
    [...rule.matchAll(COLOUR_TOKEN_PATTERN)].map(([, name, value]) => [name, value]),
  );
}
