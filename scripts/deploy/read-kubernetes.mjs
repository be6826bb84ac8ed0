import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../project/paths.mjs';

export const KUBERNETES_FOLDER = join(ROOT, 'deploy/kubernetes');

/** Reads all Kubernetes objects in `deploy/kubernetes`. */
export function readKubernetes() {
  const read = (file) => readFileSync(join(KUBERNETES_FOLDER, file), 'utf8');
  const readDocuments = (file) => parseAllDocuments(read(file)).map((document) => document.toJS());
  const kustomization = parse(read('kustomization.yaml'));
  const applied = kustomization.resources.flatMap(readDocuments);
  const jobs = readdirSync(join(KUBERNETES_FOLDER, 'jobs')).flatMap((file) =>
    readDocuments(`jobs/${file}`),
  );
  const secrets = readDocuments('secrets.example.yaml');
  const documents = [...applied, ...jobs, ...secrets];
  const [{ literals }] = kustomization.configMapGenerator;
  return {
    kustomization,
    applied,
    secrets,
    /** Objects of CloudNativePG, whose schemas `kubernetes-models` does not contain. */
    database: readDocuments('database.example.yaml'),
    documents,
    getObjectsOfKind: (requestedKind) => documents.filter(({ kind }) => kind === requestedKind),
    /** Variables of the ConfigMap that all pods share. */
    settings: Object.fromEntries(literals.map((line) => line.split(/=(.*)/s).slice(0, 2))),
    /** Returns the names of the values in a secret. */
    getValues: (name) =>
      Object.keys(secrets.find(({ metadata }) => metadata.name === name)?.stringData ?? {}),
  };
}
