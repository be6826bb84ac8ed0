import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

const JOB = 'gruenland-outside';

/** Alertmanager repeats the heartbeat every one or two minutes. */
const MAX_PAUSE_MS = 120_000;

let configBefore;

/** @type {import('../recipes.mjs').Executor} A job loses its targets in Prometheus's file. */
export const callsMissing = {
  heading: 'Nobody is called',
  alarms: ['TargetsMissing'],
  ended: ['TargetsMissing'],
  async provoke(night) {
    await night.waitUntil('the heartbeat arrives', () => night.countHeartbeats() > 0);
    const { configFile, url } = night.prometheus;
    configBefore = readFileSync(configFile, 'utf8');
    const config = parse(configBefore);
    // A job without targets; that of a job which is gone would count as there for five minutes.
    config.scrape_configs.find(({ job_name: name }) => name === JOB).static_configs = [];
    writeFileSync(configFile, stringify(config));
    const { status } = await fetch(`${url}/-/reload`, { method: 'POST' });
    if (status !== 200) throw new Error(`reading the file again: status ${status}`);
    return { PROMETHEUS: url, ALERTMANAGER: night.alertmanagerUrl, CONFIG: configFile };
  },
  after: {
    0: async (night, output) => {
      if (!/Healthy/.test(output) || !/^OK$/m.test(output))
        throw new Error(`the programs do not answer:\n${output}`);
      if (output.includes(JOB) || !output.includes('gruenland-api'))
        throw new Error(`the lost job is not found:\n${output}`);
      // The person corrects the file.
      writeFileSync(night.prometheus.configFile, configBefore);
    },
    1: async (_night, output) => {
      if (!/SUCCESS/.test(output)) throw new Error(`the file is not checked:\n${output}`);
    },
  },
  async check(night) {
    const expected = Math.floor((performance.now() - night.startedAtMs) / MAX_PAUSE_MS);
    const count = night.countHeartbeats();
    if (count < expected) throw new Error(`${count} heartbeats since the start, not ${expected}`);
  },
};
