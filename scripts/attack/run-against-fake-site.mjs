import { startFakeSite } from './fake-site.mjs';
import { loadAttacks } from './load-attacks.mjs';
import { runAttack } from './run-attack.mjs';
import { createSiteClient } from './site.mjs';

/**
 * Runs one attack against a fake site.
 *
 * @param {string} description first words of the description of the attack
 * @param {Parameters<typeof startFakeSite>[0]} answer
 * @param {Parameters<typeof createSiteClient>[1]} [options]
 */
export async function runAgainstFakeSite(description, answer, options = {}) {
  const attack = (await loadAttacks()).find((each) => each.description.startsWith(description));
  if (!attack) throw new Error(`no attack is described as ${description}`);
  const fakeSite = await startFakeSite(answer);
  const openPartnerApi = async () => ({ url: fakeSite.url, key: 'key', stop: async () => {} });
  try {
    return await runAttack(
      attack,
      createSiteClient(fakeSite.url, {
        embeddedPort: fakeSite.port,
        deliveryMs: 0,
        openPartnerApi,
        ...options,
      }),
    );
  } finally {
    fakeSite.close();
  }
}

/** Creates a fake mail catcher that responds at the same path as a site's mail catcher. */
export function createFakeMailbox() {
  const mails = [];
  return {
    deliver: (email, content = '') => mails.push({ email, content }),
    count: (email) => mails.filter((mail) => mail.email === email).length,
    answer: ({ path }) => {
      const prefix = '/_internal/postausgang';
      if (path === prefix) {
        const rows = mails.map(
          ({ email }, id) => `<tr><td>${email}</td><td><a href="postausgang/${id}">Mail</a></td>`,
        );
        return { body: rows.join('\n') };
      }
      const id = path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : null;
      return id === null ? undefined : { body: mails[Number(id)].content };
    },
  };
}
