import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * An import statement in a file of the package. It is split into two strings, so that searches for
 * imports do not find it in the e2e tests.
 */
const BLOCK_REGION_IMPORT = `import { BlockRegion } from ${"'@gruenland/shared-ui/shell-context/BlockRegion.tsx'"};`;

/**
 * The files of the package: a view with state, a loader, an action, a block without script, a
 * stylesheet and a component example.
 */
const PACKAGE_FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'mf-veranstaltungen', type: 'module' }),
  'tsconfig.json': JSON.stringify({
    extends: '../../../../tsconfig.base.json',
    compilerOptions: { rootDir: '.', outDir: 'types', tsBuildInfoFile: 'types/.tsbuildinfo' },
    include: ['src'],
    references: ['shared-contracts', 'shared-ui'].map((name) => ({ path: `../../../../${name}` })),
  }),
  'webpack.config.ts': `import { remotePreset } from '@gruenland/federation/build/remote-preset.ts';
export default remotePreset({ name: 'mf-veranstaltungen', root: import.meta.dirname });
`,
  'src/remote.tsx': `import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { loadCalendar } from './calendar.loader.server.ts';
import { saveNote } from './note.action.server.ts';
import { boxBlock } from './box-block.server.ts';
export default {
  contract: CONTRACT_VERSION,
  name: 'mf-veranstaltungen',
  routes: [{
    id: 'calendar',
    path: '/veranstaltungen',
    handle: { layout: 'default', section: 'veranstaltungen' },
    loader: loadCalendar,
    action: saveNote,
    view: () => import(/* webpackChunkName: "route-calendar" */ './Calendar.tsx').then((m) => m.Calendar),
  }],
  blocks: { probe_box: boxBlock },
  stories: () => import(/* webpackChunkName: "stories" */ './stories.tsx').then((m) => m.stories),
} satisfies RemoteModule;
`,
  'src/calendar.loader.server.ts': `import { note } from './note.ts';
export async function loadCalendar() {
  return {
    kind: 'page' as const,
    data: { note },
    head: { name: 'Probe', noIndex: true },
    regions: { box: [{ _uid: 'box', component: 'probe_box' }] },
  };
}
`,
  'src/note.action.server.ts': `export async function saveNote() {
  return { kind: 'done' as const, to: '/veranstaltungen' };
}
`,
  'src/box-block.server.ts': `import { Box } from './Box.tsx';
export const boxBlock = {
  hydrate: 'never' as const,
  view: async () => Box,
};
`,
  'src/Box.tsx': `export function Box() {
  return <p data-box>Kasten eins</p>;
}
`,
  // Only server code imports this file.
  'src/note.ts': "export const note = 'Notiz eins';\n",
  'src/Calendar.tsx': `import { useState } from 'react';
${BLOCK_REGION_IMPORT}
import styles from './calendar.module.css';
export function Calendar({ data }: { readonly data: { readonly note: string } }) {
  const [count, setCount] = useState(0);
  return (
    <section className={styles.calendar} data-probe>
      <h1>Fassung eins</h1>
      <p>{data.note}</p>
      <button type="button" onClick={() => setCount(count + 1)}>Gezählt: {count}</button>
      <label>Notizen <input /></label>
      <form method="post"><button>Speichern</button></form>
      <BlockRegion name="box" />
    </section>
  );
}
`,
  'src/calendar.module.css': '.calendar { outline: 1px solid rgb(1 2 3); }\n',
  'src/stories.tsx': `import { Calendar } from './Calendar.tsx';
export const stories = [
  { title: 'Probe', state: 'leer', view: () => <Calendar data={{ note: 'Notiz' }} /> },
];
`,
};

/** A small remote in a folder of its own. Tests change its files and run the dev server for it. */
export class DevPackage {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @param label name of the package folder; tests that run in parallel need different names */
  static async create(label: string): Promise<DevPackage> {
    // The folder is inside the repository, so that Node finds the packages that its files import.
    const devPackage = new DevPackage(join(root, '.cache/e2e/rooms', label));
    await devPackage.remove();
    for (const [file, text] of Object.entries(PACKAGE_FILES)) {
      await mkdir(dirname(join(devPackage.folder, file)), { recursive: true });
      await writeFile(join(devPackage.folder, file), text);
    }
    return devPackage;
  }

  /** Replaces a text in a file. @throws Error when the file does not contain the text */
  async replaceText(file: string, oldText: string, newText: string): Promise<void> {
    const path = join(this.folder, file);
    const contentBefore = await readFile(path, 'utf8');
    if (!contentBefore.includes(oldText)) throw new Error(`${file} has no "${oldText}"`);
    await writeFile(path, contentBefore.replace(oldText, newText));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
