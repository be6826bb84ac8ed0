import { connect, createServer } from 'node:net';

/**
 * Forwards connections to a service of this machine. Closed, it refuses connections, as if the
 * service were gone.
 */
export class Forwarder {
  #server;
  #sockets = new Set();
  #port;
  #targetPort;

  /**
   * @param {number} port Port to listen on.
   * @param {number} targetPort Port of the service.
   */
  constructor(port, targetPort) {
    this.#port = port;
    this.#targetPort = targetPort;
  }

  async open() {
    this.#server = createServer((socket) => {
      const target = connect(this.#targetPort, '127.0.0.1');
      for (const [one, other] of [
        [socket, target],
        [target, socket],
      ]) {
        this.#sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    await new Promise((done, fail) => {
      this.#server.once('error', fail);
      this.#server.listen(this.#port, '127.0.0.1', done);
    });
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((done) => (this.#server ? this.#server.close(done) : done()));
  }
}
