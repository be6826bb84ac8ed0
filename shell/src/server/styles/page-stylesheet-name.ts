/** The modules of one stylesheet that a page uses. */
export interface StylesheetPart {
  /** Key of the style source. */
  readonly key: string;
  readonly positions: ReadonlySet<number>;
}

const PART_PATTERN = /^([a-z][a-z0-9-]*@[a-z0-9]+)\.([\w-]*)$/;

/**
 * Returns the file name of a page's stylesheet. It states the used modules as one bit each, so that
 * every shell can write the same file: `shell@1f.AQ,mf-magazine@2e.gQE.css`.
 */
export function formatPageStylesheetName(
  parts: readonly (StylesheetPart & { readonly size: number })[],
): string {
  const names = parts.map(({ key, positions, size }) => {
    const bits = Buffer.alloc(Math.ceil(size / 8));
    for (const position of positions)
      bits[position >> 3] = (bits[position >> 3] ?? 0) | (1 << (position & 7));
    return `${key}.${bits.toString('base64url')}`;
  });
  return `${names.join(',')}.css`;
}

/** Reads a name of {@link formatPageStylesheetName}. @returns null for other names */
export function parsePageStylesheetName(name: string): readonly StylesheetPart[] | null {
  if (!name.endsWith('.css')) return null;
  const parts = name
    .slice(0, -'.css'.length)
    .split(',')
    .map((text) => {
      const [, key, bits] = PART_PATTERN.exec(text) ?? [];
      return key === undefined || bits === undefined ? null : { key, positions: readBits(bits) };
    });
  return parts.every((part) => part !== null) ? parts : null;
}

function readBits(text: string): ReadonlySet<number> {
  const bytes = Buffer.from(text, 'base64url');
  const positions = new Set<number>();
  for (let position = 0; position < bytes.length * 8; position += 1)
    if (((bytes[position >> 3] ?? 0) >> (position & 7)) & 1) positions.add(position);
  return positions;
}
