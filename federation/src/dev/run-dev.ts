import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';
import { readPreset, WORKSPACE } from '#build/workspace.ts';
import { startDevServer } from '#dev/dev-server.ts';
import { EventStream } from '#dev/event-stream.ts';
import { ShellLink } from '#dev/shell-link.ts';
import { StandalonePage } from '#dev/standalone-page.ts';
import { showInShell } from '#dev/show-in-shell.ts';

export interface DevOptions {
  /** Folder of the room. */
  readonly folder: string;
  /** Base address of the shell, without slash at the end. */
  readonly shell: string;
  readonly port: number;
  readonly privateKey: KeyObject;
  readonly say: (line: string) => void;
  /** Ends everything. */
  readonly signal: AbortSignal;
}

/**
 * Develops one remote: alone at the dev server's address, and inside a running shell for whoever
 * opens the printed link. Runs until the signal comes.
 *
 * @throws when the port is taken or the shell trusts another key
 */
export async function runDev(options: DevOptions): Promise<void> {
  const { folder, shell, port, privateKey, say, signal } = options;
  const preset = await readPreset(folder);
  const remote = preset.room.name;
  const out = join(WORKSPACE, '.cache/dev', `${remote}-${port}`);
  const events = new EventStream();
  let told = '';
  const failed = (message: string): void => {
    // The page alone and the part of the shell have the same mistakes.
    if (message !== told) say(`✗ does not compile; what was there stays\n${message}`);
    told = message;
    events.send({ kind: 'failed', message });
  };
  const page = new StandalonePage(preset.room, join(out, 'page'), {
    onWeb: (hash) => {
      told = '';
      events.send({ kind: 'built', place: 'alone', hash });
    },
    onFailed: failed,
  });
  const server = await startDevServer({
    remote,
    port,
    shell,
    guest: join(out, 'web'),
    page: () => page.built(),
    events,
  });
  try {
    await rm(out, { recursive: true, force: true });
    await mkdir(join(out, 'web'), { recursive: true });
    const base = `http://localhost:${port}/`;
    say(`${remote} alone: ${base}`);
    const link = new ShellLink(shell, remote, base, privateKey);
    await showInShell({ preset, out, link, privateKey, events, say, failed, signal });
  } finally {
    await Promise.all([server.close(), page.stop()]);
    await rm(out, { recursive: true, force: true });
  }
}
