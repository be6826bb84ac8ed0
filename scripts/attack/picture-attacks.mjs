import { randomInt } from 'node:crypto';
import { formatDuration } from '../project/terminal.mjs';
import { formatCounts } from './format-result.mjs';

/**
 * Maximum time in milliseconds that the site may take for an ordinary picture while it renders huge
 * ones.
 */
const MAX_WAIT_MS = 5000;

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 6',
    description: 'stall all new pictures with two huge ones',
    run: async (site) => {
      const page = await site.send('/');
      const [, picture] = /\/f\/([^"'\s]+?)\/m\//.exec(page.text) ?? [];
      if (!picture) throw new Error('the front page shows no picture of the image service');
      const path = (box, filters) => `/f/${picture}/m/${box}/filters:${filters}`;
      const hugePictureRequests = [randomInt(3800, 3900), randomInt(3900, 4000)].map((width) =>
        site.send(path(`${width}x3989`, 'quality(100):format(avif)')),
      );
      const startedAt = Date.now();
      const ordinaryResponse = await site.send(path('320x0', `quality(${50 + (startedAt % 30)})`));
      const ordinaryPictureMs = Date.now() - startedAt;
      const statuses = (await Promise.all(hugePictureRequests)).map(({ status }) => status);
      const hugePicturesMs = Date.now() - startedAt;
      const isRepelled = ordinaryPictureMs < MAX_WAIT_MS && !statuses.includes(0);
      return {
        isRepelled,
        observation: `${formatCounts(statuses)}, ${formatDuration(hugePicturesMs)}`,
        control: {
          isAnswered:
            ordinaryResponse.status === 200 &&
            (ordinaryResponse.headers['content-type'] ?? '').startsWith('image/'),
          observation: `another picture: ${ordinaryResponse.status}, ${formatDuration(ordinaryPictureMs)}`,
        },
      };
    },
  },
];
