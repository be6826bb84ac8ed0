import PostalMime, { type Address } from 'postal-mime';
import type { CaughtMail, MailAddress } from './caught-mail.ts';

export interface Envelope {
  readonly id: string;
  readonly receivedAt: string;
  readonly sender: string;
  readonly recipients: readonly string[];
}

function getAddresses(addresses: readonly Address[] | undefined): readonly MailAddress[] {
  return (addresses ?? []).flatMap((entry) =>
    entry.group
      ? entry.group.map(({ name, address }) => ({ name, address: address ?? '' }))
      : [{ name: entry.name, address: entry.address ?? '' }],
  );
}

function getByteLength(content: string | ArrayBuffer | Uint8Array): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}

/**
 * Parses a raw message. No mail is rejected because of its format: if a message cannot be parsed,
 * its `text` is the raw message and the other fields are empty.
 */
export async function parseMail(raw: Buffer, envelope: Envelope): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw).catch(() => undefined);
  return {
    ...envelope,
    from: getAddresses(mail?.from ? [mail.from] : [])[0],
    to: getAddresses(mail?.to),
    subject: mail?.subject ?? '',
    text: mail ? (mail.text ?? '') : raw.toString('utf8'),
    html: mail?.html ?? '',
    headers: (mail?.headers ?? []).map(({ key, value }) => ({ name: key, value })),
    attachments: (mail?.attachments ?? []).map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: getByteLength(content),
    })),
    bytes: raw.length,
  };
}
