import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake shell that responds to release commands and records their requests. */
export class FakeShell {
  readonly pushes: Readonly<Record<string, string>>[] = [];
  /** HTML of every page. */
  html = '';
  /** Content of `/health`, sent as JSON. */
  health: object = {};
  /** Returns the HTTP status of a page. `isPreview`: whether the request has a preview cookie. */
  getPageStatus: (path: string, isPreview: boolean) => number = () => 200;
  /** Requested pages, as `path` or `path (preview)`. */
  readonly requestedPages: string[] = [];
  /** Body of the response to every push, sent as JSON. */
  pushResponse: object = { accepted: true, problem: null };
  readonly #server = createServer((request, response) => {
    const respond = (body: object): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/health') return respond(this.health);
    if (request.method === 'GET') {
      const { url = '/', headers } = request;
      const isPreview = headers.cookie?.startsWith('gl_vorschau=') ?? false;
      this.requestedPages.push(isPreview ? `${url} (preview)` : url);
      response.writeHead(this.getPageStatus(url, isPreview), { 'content-type': 'text/html' });
      response.end(this.html);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, string>;
      this.pushes.push({ ...body, url: `${request.method} ${request.url}` });
      respond(this.pushResponse);
    });
  });

  /** @returns URL of the fake shell */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Makes `/health` report the state of one remote and nothing else. */
  reportRemote(remote: object): void {
    this.health = { remotes: [remote] };
  }

  /** Returns the last push with its signed documents parsed. */
  getLastPush() {
    const { url, remote, latest = '{}', switches = '{}' } = this.pushes.at(-1) ?? {};
    return {
      url,
      remote,
      latest: JSON.parse(latest) as Record<string, unknown>,
      switches: JSON.parse(switches) as Record<string, unknown>,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
