import { join } from 'node:path';
import { Document } from 'yaml';
import { writeDocument } from '#stories/publishing/story-document.ts';
import type { DatasourceFile } from '#stories/story-file.schema.ts';
import { getFingerprint } from './comparable.ts';
import { decideAction } from './decide-action.ts';
import { attemptStep, type SyncRun } from './sync-run.ts';

interface ComparableDatasource {
  readonly name: string;
  readonly entries: Readonly<Record<string, string>>;
}

/**
 * Returns the data sources of the space with the entries of each. Ignores dimensions, because they
 * are not copied.
 */
async function readRemoteDatasources({ remote }: SyncRun) {
  const remoteDatasources = new Map<string, ComparableDatasource & { readonly id: number }>();
  const ids = new Map<string, ReadonlyMap<string, number>>();
  for (const { id, name, slug } of await remote.fetchDatasources()) {
    const entries = await remote.fetchDatasourceEntries(id);
    const values = entries.map((entry) => [entry.name, entry.value ?? ''] as const);
    remoteDatasources.set(slug, { id, name, entries: Object.fromEntries(values) });
    ids.set(slug, new Map(entries.map((entry) => [entry.name, entry.id])));
  }
  return { remoteDatasources, ids };
}

const toComparableDatasource = ({ name, entries }: ComparableDatasource): ComparableDatasource => ({
  name,
  entries,
});

/** Sends data sources that changed locally. Entries that exist only in the space are kept. */
export async function pushDatasources(run: SyncRun): Promise<void> {
  const { remoteDatasources, ids } = await readRemoteDatasources(run);
  for (const { slug, data } of run.local.space.datasources) {
    const remoteDatasource = remoteDatasources.get(slug);
    const from = getFingerprint(toComparableDatasource(data));
    const to = remoteDatasource && getFingerprint(toComparableDatasource(remoteDatasource));
    const base = run.state.records.datasources[slug];
    const decision = decideAction({ from, to, base }, run.force);
    run.report.addDecision('datasources', slug, decision);
    if (Object.keys(data.dimensions).length > 0) {
      run.report.printNote(
        `datasources  ${slug}: its dimensions stay here, they are not exchanged`,
      );
    }
    if (decision === 'create' || decision === 'update') {
      const sendDatasource = async (): Promise<void> => {
        const id = remoteDatasource?.id ?? (await run.remote.createDatasource(data.name, slug)).id;
        for (const [name, value] of Object.entries(data.entries)) {
          if (remoteDatasource?.entries[name] === value) continue;
          await run.remote.saveEntry(id, { id: ids.get(slug)?.get(name), name, value });
        }
      };
      if (run.isDryRun || !(await attemptStep(run, 'datasources', slug, sendDatasource))) continue;
    }
    if (decision !== 'conflict' && decision !== 'newer-there') {
      run.state.records.datasources[slug] = from;
    }
  }
}

/** Writes the files of data sources that changed in the space. */
export async function pullDatasources(run: SyncRun): Promise<void> {
  const { remoteDatasources } = await readRemoteDatasources(run);
  const localDatasources = new Map(
    run.local.space.datasources.map(({ slug, data }) => [slug, data]),
  );
  for (const [slug, remoteDatasource] of remoteDatasources) {
    const localData = localDatasources.get(slug);
    const from = getFingerprint(toComparableDatasource(remoteDatasource));
    const to = localData && getFingerprint(toComparableDatasource(localData));
    const base = run.state.records.datasources[slug];
    const decision = decideAction({ from, to, base }, run.force);
    run.report.addDecision('datasources', slug, decision);
    if (decision === 'create' || decision === 'update') {
      const data: DatasourceFile = {
        ...toComparableDatasource(remoteDatasource),
        dimensions: localData?.dimensions ?? {},
      };
      const file = join(run.local.folder, `${slug}.datasource.yaml`);
      const writeDatasource = () => writeDocument(file, new Document(data));
      if (run.isDryRun || !(await attemptStep(run, 'datasources', slug, writeDatasource))) continue;
    }
    if (decision !== 'conflict' && decision !== 'newer-there') {
      run.state.records.datasources[slug] = from;
    }
  }
}
