import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps contents (bank accounts, files) unreadable in the database. */
export interface Seal {
  close(text: string): string;
  /** @throws Error when it was sealed with another key or has been changed. */
  open(sealed: string): string;
  closeBytes(content: Buffer): Buffer;
  /** @throws Error as `open` does */
  openBytes(sealed: Buffer): Buffer;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key made from the secret for this purpose alone. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gruenland sealed contents', 32));
  const closeBytes = (content: Buffer) => {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const body = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  };
  const openBytes = (sealed: Buffer) => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    const body = sealed.subarray(ivBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  };
  return {
    close: (text) => closeBytes(Buffer.from(text)).toString('base64url'),
    open: (sealed) => openBytes(Buffer.from(sealed, 'base64url')).toString('utf8'),
    closeBytes,
    openBytes,
  };
}
