import { spawn } from 'node:child_process';
import { once } from 'node:events';

const LISTENER = `
  const { onStop } = await import(process.env.MODULE);
  onStop((why) => { console.log(why); process.exit(0); });
  console.log('ready');
  setInterval(() => {}, 1000);
`;

const MODULE = new URL('./interrupt.mjs', import.meta.url).href;

/** Collects the output of a process once it listens. */
async function listening(child) {
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  await once(child.stdout, 'data');
  return once(child.stdout, 'end').then(() => output);
}

function environment(more) {
  const { NODE_OPTIONS: _options, npm_lifecycle_event: _event, ...env } = process.env;
  return { ...env, MODULE, ...more };
}

test('stops when npm exits without forwarding a signal', async () => {
  const env = environment({ npm_lifecycle_event: 'start', NODE: process.execPath, LISTENER });
  // Like npm does; the second command prevents the shell from replacing itself with node.
  const command = '"$NODE" --input-type=module -e "$LISTENER"; true';
  const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = listening(shell);
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  expect(await output).toBe('ready\nparent gone\n');
});

test('stops on a signal to the process itself', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', LISTENER], {
    env: environment({}),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = listening(child);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await output).toBe('ready\nsignal\n');
});
