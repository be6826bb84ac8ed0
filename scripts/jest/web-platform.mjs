/** Classes and functions of Node, also where a window replaces the globals later. */
const nodePlatform = { AbortController, FormData, Request, URLSearchParams, fetch };

/**
 * Creates `MessageChannel`s whose ports can be closed together. React's scheduler opens a channel
 * per page and never closes it, which keeps a Node process running.
 */
export function createClosableMessageChannel() {
  const ports = new Set();
  class ClosableMessageChannel extends MessageChannel {
    constructor() {
      super();
      ports.add(this.port1).add(this.port2);
    }
  }
  const closeAll = () => {
    for (const port of ports) port.close();
    ports.clear();
  };
  return { MessageChannel: ClosableMessageChannel, closeAll };
}

/**
 * Returns Node's `fetch`, `Headers`, `Request` and `Response` such that they accept signals, forms
 * and search parameters of a jsdom window. Node's own versions reject instances of the window's
 * classes.
 */
export function createWindowFetch(window) {
  class WindowRequest extends nodePlatform.Request {
    constructor(input, init) {
      super(
        input instanceof nodePlatform.Request ? input : new URL(input, window.location.href),
        convertRequestInit(init, window),
      );
    }
  }
  const windowFetch = (input, init) => nodePlatform.fetch(new WindowRequest(input, init));
  return { Headers, Request: WindowRequest, Response, fetch: windowFetch };
}

function convertRequestInit(init, window) {
  if (!init) return init;
  return { ...init, ...convertSignal(init.signal, window), ...convertBody(init.body, window) };
}

function convertSignal(signal, window) {
  if (!(signal instanceof window.AbortSignal)) return {};
  const controller = new nodePlatform.AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return { signal: controller.signal };
}

function convertBody(body, window) {
  if (body instanceof window.URLSearchParams)
    return { body: new nodePlatform.URLSearchParams(body.toString()) };
  if (!(body instanceof window.FormData)) return {};
  const form = new nodePlatform.FormData();
  for (const [name, value] of body) form.append(name, value);
  return { body: form };
}
