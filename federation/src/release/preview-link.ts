import type { KeyObject } from 'node:crypto';
import { sign, verify } from 'node:crypto';
import { selectKeysForRemote } from './trusted-key.ts';
import type { TrustedKey } from './trusted-key.ts';

/** Content of a preview link. */
export interface PreviewLink {
  readonly remote: string;
  /** Release id, or `dev` for the latest build that a dev server pushed. */
  readonly id: string;
  /** Expiry in seconds since 1970. */
  readonly expiresAtSeconds: number;
  /** URL of the dev server that serves the files; empty for the release origin. */
  readonly base: string;
}

/** Name of the cookie that stores the preview links of a visitor. */
export const RELEASE_PREVIEW_COOKIE = 'gl_vorschau';
/** Maximum length of the value of `?vorschau=` in characters. */
const MAX_LENGTH = 1_000;
const LINK_VALUE_PATTERN =
  /^([a-z][a-z0-9-]{0,63})@([0-9a-z]{1,64})~([0-9a-z]{1,11})~([\w-]{86})(?:~([\w-]{1,700}))?$/;

/**
 * Creates the value of `?vorschau=`, which shows one visitor a release that is not live. Format:
 * `<remote>@<id>~<expires, base 36>~<signature>[~<base>]`; signature and base are in base64url.
 *
 * @throws when the link would not pass validation
 */
export function signPreviewLink(link: PreviewLink, privateKey: KeyObject): string {
  const signature = sign(null, Buffer.from(createTextToSign(link)), privateKey).toString(
    'base64url',
  );
  const { remote, id, expiresAtSeconds, base } = link;
  const value = `${remote}@${id}~${expiresAtSeconds.toString(36)}~${signature}`;
  const linkValue = base === '' ? value : `${value}~${Buffer.from(base).toString('base64url')}`;
  if (!parseLinkValue(linkValue))
    throw new Error(`Not a preview link: ${remote}@${id} ${base}`.trim());
  return linkValue;
}

/**
 * Verifies a `?vorschau=` value. Returns null when it is malformed, expired or lacks a trusted
 * signature.
 */
export function verifyPreviewLink(
  value: string,
  trustedKeys: readonly TrustedKey[],
  nowSeconds: number,
): Omit<PreviewLink, 'expiresAtSeconds'> | null {
  const parsedValue = parseLinkValue(value);
  if (!parsedValue || parsedValue.link.expiresAtSeconds <= nowSeconds) return null;
  const text = Buffer.from(createTextToSign(parsedValue.link));
  const signature = Buffer.from(parsedValue.signature, 'base64url');
  const { remote, id, base } = parsedValue.link;
  const keys = selectKeysForRemote(trustedKeys, remote);
  if (!keys.some((key) => verify(null, text, key, signature))) return null;
  return { remote, id, base };
}

function createTextToSign({ remote, id, expiresAtSeconds, base }: PreviewLink): string {
  return JSON.stringify(['gruenland preview 1', remote, id, expiresAtSeconds, base]);
}

function parseLinkValue(
  value: string,
): { readonly link: PreviewLink; readonly signature: string } | null {
  const parts = value.length > MAX_LENGTH ? null : LINK_VALUE_PATTERN.exec(value);
  if (!parts) return null;
  const [, remote = '', id = '', expiryText = '', signature = '', encodedBase = ''] = parts;
  const expiresAtSeconds = Number.parseInt(expiryText, 36);
  const base = Buffer.from(encodedBase, 'base64url').toString('utf8');
  if (!Number.isSafeInteger(expiresAtSeconds) || (encodedBase !== '' && !isHttpUrl(base)))
    return null;
  return { link: { remote, id, expiresAtSeconds, base }, signature };
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
