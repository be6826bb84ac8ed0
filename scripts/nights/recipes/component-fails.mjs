import { createReleaseWithFailingBlock } from '../../../e2e/support/breaking-release.ts';
import { publishRelease, publishVariant } from '../publish-variant.mjs';

const REMOTE = 'mf-magazine';
const BLOCK = 'info_box';
/** An article with such a block, and a text of it. */
const PATH = '/artikel/das-backhaus-brennt';
const TEXT = 'Kirchhagener Hausbrot';

let goodRelease;
let number = 0;

/** @type {import('../recipes.mjs').Executor} A block fails on all pages that contain it. */
export const componentFails = {
  heading: 'Pages fail',
  blocks: [0, 2, 3],
  alarms: ['ReleaseFaults'],
  async provoke(night) {
    goodRelease = await publishVariant(night, REMOTE, (live) =>
      createReleaseWithFailingBlock(live, BLOCK, 'Der Kasten fehlt'),
    );
    const getState = async () => (await night.readAlerts()).get('ReleaseFaults');
    await night.waitUntil('the block fails', async () => {
      const text = await requestArticle(night);
      return !text.includes(TEXT) && (await getState()) !== 'inactive';
    });
    return {};
  },
  after: {
    0: async (_night, output) => {
      const [, name] = /"block":"(\w+)","problem":"[^"]*Der Kasten fehlt/.exec(output) ?? [];
      if (name !== BLOCK) throw new Error(`the block is not named:\n${output}`);
      return { COMPONENT: `block:${name}` };
    },
    1: async (night) => {
      await night.waitUntil('the block is off', async () => {
        const { killSwitches } = await night.readHealth('shell-1');
        return killSwitches.includes(`block:${BLOCK}`);
      });
      // The team repairs it in the morning.
      await publishRelease(night, goodRelease);
    },
  },
  async check(night) {
    await night.waitUntil('the block is back', async () =>
      (await requestArticle(night)).includes(TEXT),
    );
  },
};

/** Requests the article, past the caches. @returns its HTML */
async function requestArticle(night) {
  number += 1;
  const answer = await night.request('shell-1', `${PATH}?n=${Date.now()}-${number}`);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`the article got ${answer.status}`);
  return text;
}
