/** Environment variables that open the inspector of a process. */
export const INSPECTOR_ENV = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** Result of an inspector call, reduced to the fields that tests read. */
interface Result {
  readonly usedSize?: number;
}

interface InspectorResponse {
  readonly id?: number;
  readonly result?: Result;
  readonly error?: { readonly message: string };
}

export type InspectorCall = (method: string, params?: object) => Promise<Result>;

/**
 * Connects to a process's inspector, runs `work` and closes the connection.
 *
 * @param output output of the process, which contains the inspector's URL
 * @throws when the process was not started with {@link INSPECTOR_ENV}, or when the inspector
 *   reports an error
 */
export async function inspect<Value>(
  output: string,
  work: (call: InspectorCall) => Promise<Value>,
): Promise<Value> {
  const address = output.match(/ws:\/\/\S+/g)?.at(-1);
  if (!address) throw new Error('the process has no inspector');
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  try {
    return await work((method, params = {}) => call(socket, method, params));
  } finally {
    socket.close();
  }
}

let calls = 0;

async function call(socket: WebSocket, method: string, params: object): Promise<Result> {
  calls += 1;
  const id = calls;
  const answered = new Promise<InspectorResponse>((done) => {
    const onMessage = ({ data }: MessageEvent): void => {
      const answer = JSON.parse(String(data)) as InspectorResponse;
      if (answer.id !== id) return;
      socket.removeEventListener('message', onMessage);
      done(answer);
    };
    socket.addEventListener('message', onMessage);
  });
  socket.send(JSON.stringify({ id, method, params }));
  const { result, error } = await answered;
  if (error) throw new Error(`${method}: ${error.message}`);
  return result ?? {};
}
