import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { derivedKeys } from './key-ring.ts';
import type { Secrets } from './key-ring.ts';

/** Keeps contents (bank accounts, files) unreadable in the database. */
export interface Seal {
  close(text: string): string;
  /** @throws Error when it was sealed with another key or has been changed. */
  open(sealed: string): string;
  closeBytes(content: Buffer): Buffer;
  /** @throws Error as `open` does */
  openBytes(sealed: Buffer): Buffer;
  /**
   * The same contents under the first secret, in as many bytes; null where they are so already.
   *
   * @throws Error as `open` does
   */
  renewBytes(sealed: Buffer): Buffer | null;
}

const ivBytes = 12;
const tagBytes = 16;

function closeWith(key: Buffer, content: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function openWith(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const body = sealed.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

/** AES-256-GCM under a key made from the first secret for this purpose alone; the others open. */
export function createSeal(secrets: Secrets): Seal {
  const keys = derivedKeys(secrets, 'gruenland sealed contents');
  const [first] = keys;
  /** Contents, and whether the first key opened them. */
  const opened = (sealed: Buffer) => {
    let failure: unknown;
    for (const key of keys) {
      try {
        return { content: openWith(key, sealed), byFirst: key === first };
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  const openBytes = (sealed: Buffer) => opened(sealed).content;
  return {
    close: (text) => closeWith(first, Buffer.from(text)).toString('base64url'),
    open: (sealed) => openBytes(Buffer.from(sealed, 'base64url')).toString('utf8'),
    closeBytes: (content) => closeWith(first, content),
    openBytes,
    renewBytes: (sealed) => {
      const { content, byFirst } = opened(sealed);
      return byFirst ? null : closeWith(first, content);
    },
  };
}
