import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ContentEditor } from './content-editor.ts';
import { findFreePorts } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * A content service in a process of its own. It has a copy of the shipped stories, which the test
 * may change.
 */
export class ContentProcess extends ContentEditor {
  readonly #folder: string;
  readonly #port: number;
  readonly #smtpPort: number;
  #child: ChildProcess | undefined;

  private constructor(folder: string, [port = 0, smtpPort = 0]: readonly number[]) {
    super(`http://127.0.0.1:${port}`);
    this.#folder = folder;
    this.#port = port;
    this.#smtpPort = smtpPort;
  }

  /** Reserves ports and copies the stories. Does not start the service. */
  static async prepare(): Promise<ContentProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'gruenland-content-'));
    await cp(join(ROOT, 'embedded/content'), join(folder, 'content'), { recursive: true });
    return new ContentProcess(folder, await findFreePorts(2));
  }

  /**
   * @param webhookUrl URL that gets a notification about each change; with `off`, the service sends
   *   none
   */
  async start(webhookUrl: string): Promise<void> {
    this.#child = spawn(process.execPath, [join(ROOT, 'embedded/src/main.ts')], {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        ...process.env,
        EMBEDDED_PORT: String(this.#port),
        SMTP_PORT: String(this.#smtpPort),
        CONTENT_DIR: join(this.#folder, 'content'),
        DATA_DIR: join(this.#folder, 'data'),
        CONTENT_WEBHOOK_URL: webhookUrl,
        LOG_LEVEL: 'silent',
      },
    });
    for (let tries = 0; tries < 600; tries += 1) {
      const isUp = await fetch(`${this.url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      await new Promise((resolvePromise) => setTimeout(resolvePromise, 50));
    }
    throw new Error('the content service did not start');
  }

  async stop(): Promise<void> {
    if (this.#child?.exitCode === null) {
      const exitEvent = once(this.#child, 'exit');
      this.#child.kill();
      await exitEvent;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
