import { writeFileSync } from 'node:fs';
import { awaitLogLine } from '../await-log-line.mjs';

const REASON = 'cannot load certificate';

/** @type {import('../recipes.mjs').Executor} nginx restarts and cannot read its certificate. */
export const siteUnreachable = {
  heading: 'The edge fails',
  blocks: [0, 1],
  alarms: ['SiteUnreachable'],
  ended: ['SiteUnreachable'],
  async provoke(night) {
    const { certificate } = night.certificates;
    writeFileSync(certificate, '');
    // The whole group of processes, because workers would continue to answer.
    process.kill(-night.getProcessId('edge'), 'SIGKILL');
    await awaitLogLine(night, 'edge', REASON);
    return {};
  },
  after: {
    0: async (night, output) => {
      if (!output.includes(REASON)) throw new Error(`the reason is not shown:\n${output}`);
      // The person restores the file; what is to be done depends on the reason.
      night.certificates.renew();
    },
    1: async (_night, output) => {
      if (!/^200$/m.test(output)) throw new Error(`the site does not answer:\n${output}`);
    },
  },
  async check(night) {
    const { status } = await night.request('edge', '/');
    if (status !== 200) throw new Error(`the front page got ${status}`);
  },
};
