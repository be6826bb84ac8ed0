import { generateKeyPairSync, sign } from 'node:crypto';
import { formatCounts } from './format-result.mjs';
import { pushLiveRelease } from './push-live-release.mjs';

const REMOTE = 'mf-magazine';

/** Creates a release document that is signed by a key unknown to the site. */
function createForgedDocument() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const document = {
    id: 'f'.repeat(16),
    timestamp: Date.now(),
    sequence: 1_000_000,
    release: `releases/${'f'.repeat(16)}/release.json`,
    integrity: `sha384-${'A'.repeat(64)}`,
    keyId: '0'.repeat(16),
  };
  const signature = sign(null, Buffer.from(JSON.stringify(document)), privateKey);
  return { ...document, signature: signature.toString('base64') };
}

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 20',
    description: 'push releases, kill switches and dev builds signed by an unknown key',
    run: async (site) => {
      const readReleases = async () =>
        JSON.stringify(JSON.parse((await site.send('/health')).text).remotes);
      const releasesBefore = await readReleases();
      const forgedText = JSON.stringify(createForgedDocument());
      const responses = [
        await site.post('/_hooks/releases', { remote: REMOTE, latest: forgedText }),
        await site.post('/_hooks/releases', { switches: forgedText }),
        await site.send(`/_hooks/dev-builds/${REMOTE}?link=${encodeURIComponent(forgedText)}`, {
          method: 'PUT',
          body: { document: '{}', bundle: 'module.exports = {}', signature: 'A' },
        }),
      ];
      const statuses = responses.map(({ status }) => status);
      const isUnchanged = (await readReleases()) === releasesBefore;
      return {
        isRepelled: isUnchanged && statuses.every((status) => status >= 400 && status < 500),
        observation: `${formatCounts(statuses)}; releases unchanged: ${isUnchanged}`,
        control: await pushLiveRelease(site, REMOTE),
      };
    },
  },
];
