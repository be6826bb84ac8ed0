import { createServer } from 'node:http';

/** Something behind the edge that answers as a test says, and can be away for a while. */
export class FakeService {
  /** What it was asked: requests as Node reads them. */
  asked = [];
  #port = 0;
  #server;

  /** @param {import('node:http').RequestListener} answer */
  constructor(answer) {
    this.answer = answer;
  }

  get port() {
    return this.#port;
  }

  /** Requests for a path. */
  askedFor(path) {
    return this.asked.filter(({ url }) => url === path);
  }

  /** Listens, again at the port that it had before. */
  async start() {
    const server = createServer((request, response) => {
      this.asked.push(request);
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
