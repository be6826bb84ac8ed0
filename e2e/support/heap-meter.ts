import type { ShellProcess } from './shell-process.ts';

/** Environment of a shell whose heap can be read. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface Answer {
  readonly id?: number;
  readonly result?: { readonly usedSize?: number };
  readonly error?: { readonly message: string };
}

/**
 * Bytes that live objects of a shell's JavaScript take, after everything else was collected.
 *
 * @throws when the shell was not started with {@link INSPECTED}
 */
export async function heapUsed(shell: ShellProcess): Promise<number> {
  const address = /ws:\/\/\S+/.exec(shell.output.join(''))?.[0];
  if (!address) throw new Error('the shell has no inspector');
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  try {
    // What finalizers let go of is collected the second time.
    await call(socket, 'HeapProfiler.collectGarbage');
    await call(socket, 'HeapProfiler.collectGarbage');
    const { usedSize } = (await call(socket, 'Runtime.getHeapUsage')) ?? {};
    if (usedSize === undefined) throw new Error('the inspector names no heap usage');
    return usedSize;
  } finally {
    socket.close();
  }
}

let calls = 0;

async function call(socket: WebSocket, method: string): Promise<Answer['result']> {
  calls += 1;
  const id = calls;
  const answered = new Promise<Answer>((done) => {
    const hear = ({ data }: MessageEvent): void => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== id) return;
      socket.removeEventListener('message', hear);
      done(answer);
    };
    socket.addEventListener('message', hear);
  });
  socket.send(JSON.stringify({ id, method }));
  const { result, error } = await answered;
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
