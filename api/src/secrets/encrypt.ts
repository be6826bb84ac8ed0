import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { deriveKeys } from './key-ring.ts';
import type { Secrets } from './key-ring.ts';

/** Encrypts data for the database, for example bank accounts and files. */
export interface Encryption {
  encrypt(text: string): string;
  /** @throws Error when no secret decrypts the text, or when the text was modified */
  decrypt(encryptedText: string): string;
  encryptBytes(content: Buffer): Buffer;
  /** @throws Error when no secret decrypts the bytes, or when the bytes were modified */
  decryptBytes(encryptedBytes: Buffer): Buffer;
  /**
   * Re-encrypts the content with the first secret. The number of bytes stays the same.
   * @returns null if the content is already encrypted with the first secret
   * @throws Error when no secret decrypts the content
   */
  reencryptBytes(encryptedBytes: Buffer): Buffer | null;
}

const ivBytes = 12;
const tagBytes = 16;

function encryptWithKey(key: Buffer, content: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function decryptWithKey(key: Buffer, encryptedBytes: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encryptedBytes.subarray(0, ivBytes));
  decipher.setAuthTag(encryptedBytes.subarray(ivBytes, ivBytes + tagBytes));
  const body = encryptedBytes.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

/**
 * Creates AES-256-GCM encryption. It encrypts with a key derived from the first secret, and
 * decrypts with the keys of all secrets.
 */
export function createEncryption(secrets: Secrets): Encryption {
  const keys = deriveKeys(secrets, 'gruenland sealed contents');
  const [firstKey] = keys;
  /** Returns the decrypted content, and whether the key of the first secret decrypted it. */
  const decryptWithAnyKey = (encryptedBytes: Buffer) => {
    let lastError: unknown;
    for (const key of keys) {
      try {
        return { content: decryptWithKey(key, encryptedBytes), usesFirstKey: key === firstKey };
      } catch (error) {
        lastError = error;
      }
    }
    throw lastError;
  };
  const decryptBytes = (encryptedBytes: Buffer) => decryptWithAnyKey(encryptedBytes).content;
  return {
    encrypt: (text) => encryptWithKey(firstKey, Buffer.from(text)).toString('base64url'),
    decrypt: (value) => decryptBytes(Buffer.from(value, 'base64url')).toString('utf8'),
    encryptBytes: (content) => encryptWithKey(firstKey, content),
    decryptBytes,
    reencryptBytes: (encryptedBytes) => {
      const { content, usesFirstKey } = decryptWithAnyKey(encryptedBytes);
      return usesFirstKey ? null : encryptWithKey(firstKey, content);
    },
  };
}
