/** Environment variables with which a Node process opens its inspector on a free port. */
export const INSPECTOR_ENV = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** The fields of an inspector result that tests read. */
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
 * Connects to the inspector of a process, runs `work` and closes the connection.
 *
 * @param output output of the process, which contains the URL of the inspector
 * @throws Error if the process was not started with {@link INSPECTOR_ENV}, or if the inspector
 *   reports an error
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
