const SKIPPED_ELEMENTS = new Set(['script', 'style', 'template', 'iframe', 'svg', 'noscript']);
const BLOCK_TAG_PATTERN = /^\/?(?:p|div|h[1-6]|li|ul|ol|br|tr|table|section|article|blockquote)$/;
const CHARACTER_BY_ENTITY: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euro: '€',
  ndash: '–',
  hellip: '…',
};

/**
 * Extracts the text from HTML that an editor plugin stored. Blank lines separate the text of
 * different HTML blocks.
 */
export function convertHtmlToText(html: string): string {
  let skippedElement: string | undefined;
  const textPieces = html.split(/<([^<>]*)>/).map((piece, index) => {
    if (index % 2 === 0) return skippedElement ? '' : decodeEntities(piece);
    const tagName = /^\/?[a-z][a-z0-9]*/i.exec(piece)?.[0].toLowerCase() ?? '';
    if (skippedElement)
      skippedElement = tagName === `/${skippedElement}` ? undefined : skippedElement;
    else if (SKIPPED_ELEMENTS.has(tagName)) skippedElement = tagName;
    return BLOCK_TAG_PATTERN.test(tagName) ? '\n\n' : '';
  });
  return textPieces.join('').trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (entity, ...groups) => {
    const [decimalCode, hex, name] = groups as readonly (string | undefined)[];
    if (name) return CHARACTER_BY_ENTITY[name] ?? entity;
    const code = decimalCode ? Number(decimalCode) : Number.parseInt(hex ?? '', 16);
    return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
  });
}
