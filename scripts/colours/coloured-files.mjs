import { readColours, TOKENS_FILE } from './read-colours.mjs';

/**
 * Module that exports the colours for TypeScript code, which writes them into mails, meta tags and
 * tools.
 */
const COLOUR_MODULE = 'shared-contracts/src/site-colours.ts';

/**
 * Matches the section of a file that states the colours as custom properties, from its start
 * comment to its end comment. The start comment lists the names of the colours.
 */
const PROPERTIES_SECTION_PATTERN =
  /(?<head>\/\* colours (?<names>[\w ,-]+): npm run colours \*\/\n)(?<text>[^]*?)(?<end>\n *\/\* end of colours \*\/)/;
const ICON_FILL_PATTERN = /fill="[^"]*" data-colour="(?<name>[\w-]+)"/g;
const MANIFEST_COLOUR_PATTERN = /"(background_color|theme_color)": "[^"]*"/g;

/**
 * Files that state colours, each with the function that returns its text with the given colours.
 */
const COLOURING_BY_FILE = {
  [COLOUR_MODULE]: (_text, colours) => formatModule(colours),
  'shell/site-files/service-worker.js': replaceProperties,
  'shell/site-files/favicon.svg': (text, { light }) =>
    text.replaceAll(
      ICON_FILL_PATTERN,
      (_match, name) => `fill="${light[name]}" data-colour="${name}"`,
    ),
  'shell/site-files/manifest.webmanifest': (text, { light }) =>
    text.replaceAll(MANIFEST_COLOUR_PATTERN, (_match, key) => `"${key}": "${light.paper}"`),
  'deploy/edge-pages/413.html': replaceProperties,
  'deploy/edge-pages/429.html': replaceProperties,
  'deploy/edge-pages/503.html': replaceProperties,
};

/**
 * Returns the new text of all files in `COLOURING_BY_FILE`, with the colours from `tokens.css`.
 * Writes nothing.
 *
 * @param {(file: string) => string} read returns the text of a file; empty if it does not exist
 * @returns {Record<string, string>} new texts by path
 */
export function createColouredFiles(read) {
  const colours = readColours(read(TOKENS_FILE));
  return Object.fromEntries(
    Object.entries(COLOURING_BY_FILE).map(([file, write]) => [file, write(read(file), colours)]),
  );
}

/** Files that may contain colours: `tokens.css` and the files that the check compares with it. */
export const FILES_WITH_COLOURS = [TOKENS_FILE, ...Object.keys(COLOURING_BY_FILE)];

function replaceProperties(text, { light, dark }) {
  const part = PROPERTIES_SECTION_PATTERN.exec(text);
  if (!part) throw new Error('a file with colours has lost the comments around them');
  const { head, names, end } = part.groups;
  const indent = /^\n( *)/.exec(end)[1];
  const list = (colours) =>
    names.split(', ').map((name) => `--${name}: ${requireColour(colours, name)};`);
  const lines = [
    ':root {',
    ...list(light).map((line) => `  ${line}`),
    '}',
    '@media (prefers-color-scheme: dark) {',
    '  :root {',
    ...list(dark).map((line) => `    ${line}`),
    '  }',
    '}',
  ];
  return text.replace(part[0], `${head}${lines.map((line) => indent + line).join('\n')}${end}`);
}

function requireColour(colours, name) {
  if (!colours[name]) throw new Error(`tokens.css has no colour --gl-${name}`);
  return colours[name];
}

function formatModule({ light, dark }) {
  const format = (colours) =>
    Object.entries(colours)
      .map(([name, value]) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: '${value}',\n`)
      .join('');
  return `/**
 * The colours of the site, generated from \`shared-ui/src/tokens/tokens.css\` by \`npm run colours\`.
 * Stylesheets use the tokens themselves.
 */
export const siteColours = {
  light: {
${format(light)}  },
  dark: {
${format(dark)}  },
} as const;
`;
}
