import { createServer } from 'node:http';

/** A test server in place of a service behind the edge. It can be stopped and started again. */
export class FakeService {
  /** All requests since this service was created. */
  receivedRequests = [];
  #port = 0;
  #server;

  /**
   * @param {import('node:http').RequestListener} answer Responds to every request.
   */
  constructor(answer) {
    this.answer = answer;
  }

  get port() {
    return this.#port;
  }

  /** Returns the received requests for a path. */
  getRequestsFor(path) {
    return this.receivedRequests.filter(({ url }) => url === path);
  }

  /** Starts to listen. After a stop, listens on the same port as before the stop. */
  async start() {
    const server = createServer((request, response) => {
      this.receivedRequests.push(request);
      this.answer(request, response);
    });
    this.#server = server;
    await new Promise((done) => server.listen(this.#port, '127.0.0.1', done));
    this.#port = server.address().port;
  }

  async stop() {
    const server = this.#server;
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  }
}
