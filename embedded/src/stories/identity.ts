import { createHash } from 'node:crypto';

/** Namespace of all names below, a random uuid. */
const NAMESPACE = Buffer.from('6f0d3b0c1d584c7e9a5e2f6b1f0a7c43', 'hex');

/** RFC 9562 uuid, version 5: the same name always has the same uuid. */
export function uuidFromName(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join('-');
}

/** Derives a positive whole number below 2^40 from a name, used as a numeric id. */
export function idFromName(name: string): number {
  return createHash('sha1').update(NAMESPACE).update(`id:${name}`).digest().readUIntBE(0, 5) + 1;
}

export function storyUuid(slug: string): string {
  return uuidFromName(`story:${slug}`);
}

/** Id of a block, derived from its position in the story; moving the block changes it. */
export function blockUid(slug: string, path: string): string {
  return uuidFromName(`block:${slug}#${path}`);
}
