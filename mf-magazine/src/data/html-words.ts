const SILENT = new Set(['script', 'style', 'template', 'iframe', 'svg', 'noscript']);
const PARTS = /^\/?(?:p|div|h[1-6]|li|ul|ol|br|tr|table|section|article|blockquote)$/;
const ENTITIES: Readonly<Record<string, string>> = {
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

/** The words of HTML that an editor's plugin stored: no tags, blocks parted by empty lines. */
export function htmlWords(html: string): string {
  let silent: string | undefined;
  const words = html.split(/<([^<>]*)>/).map((piece, index) => {
    if (index % 2 === 0) return silent ? '' : decoded(piece);
    const tag = /^\/?[a-z][a-z0-9]*/i.exec(piece)?.[0].toLowerCase() ?? '';
    if (silent) silent = tag === `/${silent}` ? undefined : silent;
    else if (SILENT.has(tag)) silent = tag;
    return PARTS.test(tag) ? '\n\n' : '';
  });
  return words.join('').trim();
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, ...found) => {
    const [decimal, hex, name] = found as readonly (string | undefined)[];
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
  });
}
