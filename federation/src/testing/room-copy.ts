import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixture, ROOM } from '#testing/run-program.ts';

/**
 * A copy of the fixture room that a test may change: each change makes another release. It lies
 * below `.cache`, where packages are found as everywhere in the repository.
 */
export class RoomCopy {
  readonly name: string;
  readonly folder: string;

  private constructor(name: string, folder: string) {
    this.name = name;
    this.folder = folder;
  }

  /** @param name of the remote; its builds lie below this name, so tests should not share one */
  static async make(name: string, label = 'a'): Promise<RoomCopy> {
    const room = new RoomCopy(name, join(ROOM, `../.cache/test-rooms/${name}-${label}`));
    await rm(room.folder, { recursive: true, force: true });
    await mkdir(room.folder, { recursive: true });
    await cp(fixture('mf-fixture'), room.folder, { recursive: true });
    for (const file of ['package.json', 'webpack.config.ts', 'src/remote.tsx']) {
      await room.change(file, (text) => text.replaceAll('mf-fixture', name));
    }
    return room;
  }

  async change(file: string, edit: (text: string) => string): Promise<void> {
    const path = join(this.folder, file);
    const before = await readFile(path, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`${file} is the same after the change`);
    await writeFile(path, after);
  }

  /** Makes the next release another one. */
  async mark(text: string): Promise<void> {
    const file = join(this.folder, 'src/infobox/SearchView.tsx');
    const view = `export function SearchView() { return <input type="search" title="${text}" />; }`;
    await writeFile(file, `${view}\n`);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await rm(join(ROOM, `../.cache/build/${this.name}`), { recursive: true, force: true });
  }
}
