import { setTimeout as pause } from 'node:timers/promises';

const MAIL_CATCHER_PATH = '/_internal/postausgang';

/**
 * Waits until mails are delivered, then counts the mails to an email address in the site's mail
 * catcher.
 *
 * @throws {Error} if the site has no mail catcher
 */
export async function countMailsTo(site, email) {
  return (await listMailsTo(site, email)).length;
}

/** Waits until mails are delivered, then returns the number of mails to each email address. */
export async function countMailsToAll(site, emails) {
  await pause(site.deliveryMs);
  const lists = await Promise.all(emails.map((email) => findMailIds(site, email)));
  return lists.map(({ length }) => length);
}

/** Waits until mails are delivered, then returns the text of each mail to an email address. */
export async function readMailsTo(site, email) {
  const ids = await listMailsTo(site, email);
  const pages = await Promise.all(ids.map((id) => site.send(`${MAIL_CATCHER_PATH}/${id}`)));
  return pages.map(({ text }) => text);
}

async function listMailsTo(site, email) {
  await pause(site.deliveryMs);
  return findMailIds(site, email);
}

async function findMailIds(site, email) {
  const { status, text } = await site.send(MAIL_CATCHER_PATH);
  if (status !== 200) throw new Error(`the mail catcher answered ${status}`);
  return text
    .split('<tr>')
    .filter((row) => row.includes(`<td>${email}</td>`))
    .flatMap((row) => /<a href="postausgang\/([^"]+)"/.exec(row)?.[1] ?? []);
}
