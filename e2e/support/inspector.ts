/** Environment variables that open the inspector of a process. */
export const INSPECTOR_ENV = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** Result of an inspector call, reduced to the fields that tests read. */
interface InspectorResult {
  readonly usedSize?: number;
}

interface InspectorResponse {
  readonly id?: number;
  readonly result?: InspectorResult;
  readonly error?: { readonly message: string };
}

export type InspectorCall = (method: string, params?: object) => Promise<InspectorResult>;

/**
 * Connects to a process's inspector, runs `work` and closes the connection.
 *
 * @param output output of the process; it contains the inspector's URL
 * @throws if the process was not started with {@link INSPECTOR_ENV}, or if the inspector reports an
 * error
 */
export async function runWithInspector<Value>(
  output: string,
  work: (call: InspectorCall) => Promise<Value>,
): Promise<Value> {
  const inspectorUrl = output.match(/ws:\/\/\S+/g)?.at(-1);
  if (!inspectorUrl) throw new Error('the process has no inspector');
  const socket = new WebSocket(inspectorUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  try {
    return await work((method, params = {}) => callInspector(socket, method, params));
  } finally {
    socket.close();
  }
}

let lastCallId = 0;

async function callInspector(
  socket: WebSocket,
  method: string,
  params: object,
): Promise<InspectorResult> {
  lastCallId += 1;
  const id = lastCallId;
  const responsePromise = new Promise<InspectorResponse>((resolve) => {
    const onMessage = ({ data }: MessageEvent): void => {
      const response = JSON.parse(String(data)) as InspectorResponse;
      if (response.id !== id) return;
      socket.removeEventListener('message', onMessage);
      resolve(response);
    };
    socket.addEventListener('message', onMessage);
  });
  socket.send(JSON.stringify({ id, method, params }));
  const { result, error } = await responsePromise;
  if (error) throw new Error(`${method}: ${error.message}`);
  return result ?? {};
}
