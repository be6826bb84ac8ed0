/** Environment variables with which a Node process opens its inspector on a free port. */
export const INSPECTOR_ENV = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** The fields of an inspector result that tests read. */
interface InspectorResult {
  readonly usedSize?: number;
}

/** A response to a call, or an event of a worker. */
interface InspectorMessage {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly message: string };
  readonly result?: InspectorResult;
  readonly error?: { readonly message: string };
}

/** A connection to the inspector of a process. */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #responses = new Map<number, (message: InspectorMessage) => void>();
  /** Sessions of the attached workers. */
  readonly #workerSessions = new Set<string>();
  #lastCallId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#onMessage(String(data)));
  }

  /** Connects, and attaches to the worker threads that run. */
  static async connect(url: string): Promise<Inspector> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    const inspector = new Inspector(socket);
    // Node sends the event of each worker before the response.
    await inspector.call('NodeWorker.enable', { waitForDebuggerOnStart: false });
    return inspector;
  }

  /** Calls a method in the main thread. */
  async call(method: string, params: object = {}): Promise<InspectorResult> {
    const { message, response } = this.#createMessage(method, params);
    this.#socket.send(message);
    return response;
  }

  /** Calls a method in the main thread and in each attached worker, one after another. */
  async callInAllThreads(method: string): Promise<readonly InspectorResult[]> {
    const results = [await this.call(method)];
    for (const sessionId of this.#workerSessions) {
      const { message, response } = this.#createMessage(method, {});
      await this.call('NodeWorker.sendMessageToWorker', { message, sessionId });
      results.push(await response);
    }
    return results;
  }

  close(): void {
    this.#socket.close();
  }

  #createMessage(method: string, params: object) {
    this.#lastCallId += 1;
    const id = this.#lastCallId;
    const { promise, resolve } = Promise.withResolvers<InspectorMessage>();
    this.#responses.set(id, resolve);
    const response = promise.then(({ result, error }) => {
      if (error) throw new Error(`${method}: ${error.message}`);
      return result ?? {};
    });
    return { message: JSON.stringify({ id, method, params }), response };
  }

  #onMessage(text: string): void {
    const message = JSON.parse(text) as InspectorMessage;
    const { id, method, params } = message;
    if (id !== undefined) {
      this.#responses.get(id)?.(message);
      this.#responses.delete(id);
    } else if (method === 'NodeWorker.attachedToWorker') {
      this.#workerSessions.add(params!.sessionId);
    } else if (method === 'NodeWorker.detachedFromWorker') {
      this.#workerSessions.delete(params!.sessionId);
    } else if (method === 'NodeWorker.receivedMessageFromWorker') {
      this.#onMessage(params!.message);
    }
  }
}

/**
 * Connects to the inspector of a process, runs `work` and closes the connection.
 *
 * @param output output of the process, which contains the URL of the inspector
 * @throws Error if the process was not started with {@link INSPECTOR_ENV}, or if the inspector
 *   reports an error
 */
export async function runWithInspector<Value>(
  output: string,
  work: (inspector: Inspector) => Promise<Value>,
): Promise<Value> {
  const url = output.match(/ws:\/\/\S+/g)?.at(-1);
  if (!url) throw new Error('the process has no inspector');
  const inspector = await Inspector.connect(url);
  try {
    return await work(inspector);
  } finally {
    inspector.close();
  }
}
