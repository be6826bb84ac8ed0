import type { KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RemotePreset } from '#build/remote-preset.ts';
import { guestConfigs } from '#dev/dev-config.ts';
import type { EventStream } from '#dev/event-stream.ts';
import { GuestPusher } from '#dev/guest-pusher.ts';
import { guestRelease } from '#dev/guest-release.ts';
import type { ShellLink } from '#dev/shell-link.ts';
import { ShellAwayError } from '#dev/shell-link.ts';
import type { WatchedBuild } from '#dev/watch-room.ts';
import { watchRoom } from '#dev/watch-room.ts';
import type { BuildMode } from '#shared-packages.ts';

/** Milliseconds between two questions whether the shell is there. */
const SHELL_PAUSE = 1000;

export interface ShellShow {
  readonly preset: RemotePreset;
  /** Folder that gets `web/` and `node/`. */
  readonly out: string;
  readonly link: ShellLink;
  readonly privateKey: KeyObject;
  readonly events: EventStream;
  readonly say: (line: string) => void;
  readonly failed: (message: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Waits for the shell, then builds the room for it and hands it over, after every change again.
 * Runs until the signal comes.
 *
 * @throws KeyRefusedError when the shell trusts another key
 */
export async function showInShell(show: ShellShow): Promise<void> {
  const { preset, out, link, events, say, signal } = show;
  const mode = await shellMode(show);
  if (mode === null) return;
  say(`${preset.room.name} in ${link.address} (this browser only): ${link.preview}`);
  say(describeMode(mode));
  const pusher = new GuestPusher({ link, signal, say });
  const { promise: broken, reject } = Promise.withResolvers<never>();
  const stop = watchRoom(guestConfigs(preset, mode, out), {
    onWeb: (hash) => events.send({ kind: 'built', place: 'shell', hash }),
    onBuilt: (build) => void handOver(build, mode, pusher, show).catch(reject),
    onFailed: show.failed,
  });
  try {
    await Promise.race([broken, pusher.watchShell()]);
  } finally {
    await stop();
  }
}

async function handOver(
  { web, serverSide, savedAt }: WatchedBuild,
  mode: BuildMode,
  pusher: GuestPusher,
  { preset, out, privateKey, events, say }: ShellShow,
): Promise<void> {
  const { name } = preset.room;
  const release = await guestRelease({ name, mode, out, web }, privateKey);
  if (!(await pusher.push(release))) return;
  const { id, styles } = release;
  events.send({ kind: 'guest', id, hash: web.hash ?? '', styles, serverSide });
  const spent = savedAt === null ? null : Math.round(Date.now() - savedAt);
  say(`✓ ${id} is in the shell${spent === null ? '' : `, ${spent} ms after the save`}`);
}

/** @returns null when everything ends before the shell came */
async function shellMode({ link, say, signal }: ShellShow): Promise<BuildMode | null> {
  let told = false;
  while (!signal.aborted) {
    try {
      return await link.mode(signal);
    } catch (error) {
      if (!(error instanceof ShellAwayError)) throw error;
      if (!told) say(`! shell ${link.address} ${error.message}; trying again every second`);
      told = true;
      await wait(SHELL_PAUSE, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}

function describeMode(mode: BuildMode): string {
  return mode === 'development'
    ? 'The shell is a development build: changes arrive with state kept.'
    : 'The shell is a production build: the page reloads by itself after every change.';
}
