import { setTimeout as pause } from 'node:timers/promises';

const MAIL_CATCHER_PATH = '/_internal/postausgang';
/** Milliseconds after which the mails that the last request caused have been sent. */
const DELIVERY_MS = 8000;

/**
 * Waits for the delivery and counts the mails to an email address in the site's mail catcher.
 * @throws {Error} if the site has no mail catcher
 */
export async function countMailsTo(site, email) {
  return (await listMailsTo(site, email)).length;
}

/** Returns the text of each mail to an email address. */
export async function readMailsTo(site, email) {
  const ids = await listMailsTo(site, email);
  const pages = await Promise.all(ids.map((id) => site.send(`${MAIL_CATCHER_PATH}/${id}`)));
  return pages.map(({ text }) => text);
}

async function listMailsTo(site, email) {
  await pause(DELIVERY_MS);
  const { status, text } = await site.send(MAIL_CATCHER_PATH);
  if (status !== 200) throw new Error(`the mail catcher answered ${status}`);
  return text
    .split('<tr>')
    .filter((row) => row.includes(`<td>${email}</td>`))
    .flatMap((row) => /<a href="postausgang\/([^"]+)"/.exec(row)?.[1] ?? []);
}
