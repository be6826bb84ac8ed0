import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTANCE = 'api-1';
/** More than 85 % of the limit of an api together with what it needs. */
const LEAK_BYTES = 420 * 1024 * 1024;

/** @type {import('../recipes.mjs').Executor} An api keeps what it should forget. */
export const memory = {
  heading: 'Memory',
  alarms: ['MemoryHigh'],
  ended: ['MemoryHigh'],
  async provoke(night) {
    await keepBytes(night, INSTANCE, LEAK_BYTES);
    return { PROMETHEUS: night.prometheus.url };
  },
  after: {
    0: async (night, output) => {
      const [largest] = output.split('\n').filter((line) => line.includes('"instance"'));
      const [, instance] = /"instance":"([^"]+)"/.exec(largest) ?? [];
      const url = night.getUrl(INSTANCE);
      if (url !== `http://${instance}`)
        throw new Error(`the figures do not lead to ${url}:\n${output}`);
      return { NAME: INSTANCE, URL: url };
    },
  },
  async check(night) {
    const file = join(night.folder, `${INSTANCE}-metrics.txt`);
    if (!existsSync(file)) throw new Error('its figures are not saved');
    const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(readFileSync(file, 'utf8'));
    if (Number(bytes) < LEAK_BYTES) throw new Error(`the saved figures name ${bytes} bytes`);
  },
};

/** Allocates memory in a process, through the inspector that Node opens on a signal. */
async function keepBytes(night, name, bytes) {
  process.kill(night.getProcessId(name), 'SIGUSR1');
  const [target] = await night.waitUntil('the inspector', async () =>
    (await fetch(`http://127.0.0.1:${night.inspectorPort}/json/list`)).json(),
  );
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', () => fail(new Error('the inspector does not answer')));
  });
  const answer = new Promise((done) => socket.addEventListener('message', done));
  const expression = `globalThis.kept = Buffer.alloc(${bytes}, 1); kept.length`;
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  const { result } = JSON.parse((await answer).data);
  socket.close();
  if (result?.result?.value !== bytes) throw new Error(`no leak: ${JSON.stringify(result)}`);
}
