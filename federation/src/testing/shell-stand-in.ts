import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers as a shell answers release commands, and remembers what it was told. */
export class ShellStandIn {
  readonly pushes: Readonly<Record<string, string>>[] = [];
  /** What `/health` says. */
  health: object = {};
  /** What a push is answered with. */
  answer: object = { taken: true, problem: null };
  readonly #server = createServer((request, response) => {
    const say = (body: object): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/health') return say(this.health);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, string>;
      this.pushes.push({ ...body, url: `${request.method} ${request.url}` });
      say(this.answer);
    });
  });

  /** @returns its address */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
