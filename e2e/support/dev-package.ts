import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Files of the package: a view with state, a loader, a stylesheet and a component example. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'mf-veranstaltungen', type: 'module' }),
  'webpack.config.ts': `import { remotePreset } from '@gruenland/federation/build/remote-preset.ts';
export default remotePreset({ name: 'mf-veranstaltungen', root: import.meta.dirname });
`,
  'src/remote.tsx': `import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { loadCalendar } from './calendar.loader.server.ts';
export default {
  contract: CONTRACT_VERSION,
  name: 'mf-veranstaltungen',
  routes: [{
    id: 'calendar',
    path: '/veranstaltungen',
    handle: { layout: 'default', section: 'veranstaltungen' },
    loader: loadCalendar,
    view: () => import(/* webpackChunkName: "route-calendar" */ './Calendar.tsx').then((m) => m.Calendar),
  }],
  stories: () => import(/* webpackChunkName: "stories" */ './stories.tsx').then((m) => m.stories),
};
`,
  'src/calendar.loader.server.ts': `import { note } from './note.ts';
export async function loadCalendar() {
  return { kind: 'page', data: { note }, head: { name: 'Probe', noIndex: true } };
}
`,
  // Only server code imports this file.
  'src/note.ts': "export const note = 'Notiz eins';\n",
  'src/Calendar.tsx': `import { useState } from 'react';
import styles from './calendar.module.css';
export function Calendar({ data }) {
  const [count, setCount] = useState(0);
  return (
    <section className={styles.calendar} data-probe>
      <h1>Fassung eins</h1>
      <p>{data.note}</p>
      <button type="button" onClick={() => setCount(count + 1)}>Gezählt: {count}</button>
      <label>Notizen <input /></label>
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

/** A small remote for the dev server. Tests change its files. */
export class DevPackage {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @param label name of the package folder, different for each test that runs in parallel */
  static async make(label: string): Promise<DevPackage> {
    // The folder is inside the repository, so that imports of packages resolve.
    const devPackage = new DevPackage(join(root, '.cache/e2e/rooms', label));
    await devPackage.remove();
    for (const [file, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(devPackage.folder, file)), { recursive: true });
      await writeFile(join(devPackage.folder, file), text);
    }
    return devPackage;
  }

  /** Replaces a text in a file. @throws when the text is missing */
  async edit(file: string, oldText: string, newText: string): Promise<void> {
    const path = join(this.folder, file);
    const contentBefore = await readFile(path, 'utf8');
    if (!contentBefore.includes(oldText)) throw new Error(`${file} has no "${oldText}"`);
    await writeFile(path, contentBefore.replace(oldText, newText));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
