import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getFixturePath, PACKAGE_ROOT } from '#testing/run-program.ts';

/** Makes `tsc` write no files, so that tests can check several copies in parallel. */
const TYPESCRIPT_CONFIG = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    types: ['node'],
  },
  include: ['src'],
};

/**
 * A copy of the fixture remote that tests can change. The copy is below `.cache` inside the
 * repository, so that its package imports resolve.
 */
export class RemoteCopy {
  readonly name: string;
  readonly folder: string;

  private constructor(name: string, folder: string) {
    this.name = name;
    this.folder = folder;
  }

  /**
   * @param name name of the remote, unique per test, because its builds are stored under this name
   */
  static async make(name: string, label = 'a'): Promise<RemoteCopy> {
    const remote = new RemoteCopy(
      name,
      join(PACKAGE_ROOT, `../.cache/test-rooms/${name}-${label}`),
    );
    await rm(remote.folder, { recursive: true, force: true });
    await mkdir(remote.folder, { recursive: true });
    await cp(getFixturePath('mf-fixture'), remote.folder, { recursive: true });
    for (const file of ['package.json', 'webpack.config.ts', 'src/remote.tsx']) {
      await remote.change(file, (text) => text.replaceAll('mf-fixture', name));
    }
    await writeFile(join(remote.folder, 'tsconfig.json'), JSON.stringify(TYPESCRIPT_CONFIG));
    return remote;
  }

  async change(file: string, edit: (text: string) => string): Promise<void> {
    const path = join(this.folder, file);
    const textBefore = await readFile(path, 'utf8');
    const textAfter = edit(textBefore);
    if (textAfter === textBefore) throw new Error(`${file} is unchanged after the edit`);
    await writeFile(path, textAfter);
  }

  /** Changes a source file, so that the next release gets a new id. */
  async changeSource(text: string): Promise<void> {
    const file = join(this.folder, 'src/infobox/SearchView.tsx');
    const view = `export function SearchView() { return <input type="search" title="${text}" />; }`;
    await writeFile(file, `${view}\n`);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await rm(join(PACKAGE_ROOT, `../.cache/build/${this.name}`), { recursive: true, force: true });
  }
}
