/** Environment of a process that can be looked into. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** What a call of the inspector gives back, as far as tests read it. */
interface Result {
  readonly usedSize?: number;
}

interface Answer {
  readonly id?: number;
  readonly result?: Result;
  readonly error?: { readonly message: string };
}

export type InspectorCall = (method: string, params?: object) => Promise<Result>;

/**
 * Talks to a process's inspector.
 *
 * @param output what the process wrote: its inspector tells its address there
 * @throws when it was not started with {@link INSPECTED}, and what the inspector refuses
 */
export async function inspect<Value>(
  output: string,
  talk: (call: InspectorCall) => Promise<Value>,
): Promise<Value> {
  const address = output.match(/ws:\/\/\S+/g)?.at(-1);
  if (!address) throw new Error('the process has no inspector');
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  try {
    return await talk((method, params = {}) => call(socket, method, params));
  } finally {
    socket.close();
  }
}

let calls = 0;

async function call(socket: WebSocket, method: string, params: object): Promise<Result> {
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
  socket.send(JSON.stringify({ id, method, params }));
  const { result, error } = await answered;
  if (error) throw new Error(`${method}: ${error.message}`);
  return result ?? {};
}
