import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { derivedKeys } from './key-ring.ts';
import type { Secrets } from './key-ring.ts';

/** Encrypts data (bank accounts, files) before it is stored in the database. */
export interface Encryption {
  encrypt(text: string): string;
  /** @throws Error when it was encrypted with another key or modified. */
  decrypt(encrypted: string): string;
  encryptBytes(content: Buffer): Buffer;
  /** @throws Error as `decrypt` does */
  decryptBytes(encrypted: Buffer): Buffer;
  /**
   * The same content encrypted with the first secret, in the same number of bytes; null if it uses
   * the first secret already.
   *
   * @throws Error as `decrypt` does
   */
  reencryptBytes(encrypted: Buffer): Buffer | null;
}

const ivBytes = 12;
const tagBytes = 16;

function encryptWith(key: Buffer, content: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function decryptWith(key: Buffer, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, ivBytes));
  decipher.setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
  const body = encrypted.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

/**
 * AES-256-GCM with a key derived from the first secret for this purpose; the other secrets only
 * decrypt.
 */
export function createEncryption(secrets: Secrets): Encryption {
  const keys = derivedKeys(secrets, 'gruenland sealed contents');
  const [first] = keys;
  /** The content, and whether the first key decrypted it. */
  const opened = (encrypted: Buffer) => {
    let failure: unknown;
    for (const key of keys) {
      try {
        return { content: decryptWith(key, encrypted), byFirst: key === first };
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  const decryptBytes = (encrypted: Buffer) => opened(encrypted).content;
  return {
    encrypt: (text) => encryptWith(first, Buffer.from(text)).toString('base64url'),
    decrypt: (encrypted) => decryptBytes(Buffer.from(encrypted, 'base64url')).toString('utf8'),
    encryptBytes: (content) => encryptWith(first, content),
    decryptBytes,
    reencryptBytes: (encrypted) => {
      const { content, byFirst } = opened(encrypted);
      return byFirst ? null : encryptWith(first, content);
    },
  };
}
