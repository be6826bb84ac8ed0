import { createHash } from 'node:crypto';

/** Namespace from which all uuids are derived: a uuid that was chosen at random. */
const UUID_NAMESPACE = Buffer.from('6f0d3b0c1d584c7e9a5e2f6b1f0a7c43', 'hex');

/** Derives a uuid of version 5 (RFC 9562) from a name. The same name always has the same uuid. */
export function createUuidFromName(name: string): string {
  const bytes = createHash('sha1').update(UUID_NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join('-');
}

/** Derives an id from a name: a positive whole number below 2^40. */
export function createIdFromName(name: string): number {
  return (
    createHash('sha1').update(UUID_NAMESPACE).update(`id:${name}`).digest().readUIntBE(0, 5) + 1
  );
}

export function createStoryUuid(slug: string): string {
  return createUuidFromName(`story:${slug}`);
}

/** Derives the id of a block from its position in the story. Moving the block changes the id. */
export function createBlockUid(slug: string, path: string): string {
  return createUuidFromName(`block:${slug}#${path}`);
}
