import { spawn } from 'node:child_process';
import { once } from 'node:events';

const LISTENER_SCRIPT = `
  const { onStop } = await import(process.env.MODULE);
  onStop((why) => { console.log(why); process.exit(0); });
  console.log('ready');
  setInterval(() => {}, 1000);
`;

const MODULE_URL = new URL('./interrupt.mjs', import.meta.url).href;

/** Resolves with the whole output of a process after the process has closed its output. */
async function collectOutput(child) {
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  await once(child.stdout, 'data');
  return once(child.stdout, 'end').then(() => output);
}

function createEnvironment(more) {
  const { NODE_OPTIONS: _options, npm_lifecycle_event: _event, ...env } = process.env;
  return { ...env, MODULE: MODULE_URL, ...more };
}

test('stops when npm exits without forwarding a signal', async () => {
  const env = createEnvironment({
    npm_lifecycle_event: 'start',
    NODE: process.execPath,
    LISTENER: LISTENER_SCRIPT,
  });
  // Starts Node in a shell, as npm does. The last command, `true`, keeps the shell from replacing
  // itself with Node.
  const command = '"$NODE" --input-type=module -e "$LISTENER"; true';
  const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = collectOutput(shell);
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  expect(await output).toBe('ready\nparent gone\n');
});

test('stops on a signal to the process itself', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', LISTENER_SCRIPT], {
    env: createEnvironment({}),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = collectOutput(child);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await output).toBe('ready\nsignal\n');
});
