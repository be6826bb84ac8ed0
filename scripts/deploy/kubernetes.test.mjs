import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../project/paths.mjs';

const FOLDER = join(ROOT, 'deploy/kubernetes');
const kustomization = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8'));
const documents = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS()),
);
const ofKind = (wanted) => documents.filter(({ kind }) => kind === wanted);

test('names all files of the folder', () => {
  const files = readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml');
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
});

test.each(documents.map((document) => [`${document.kind} ${document.metadata.name}`, document]))(
  '%s is what Kubernetes says',
  async (_name, document) => {
    const models = await import(`kubernetes-models/${document.apiVersion}/${document.kind}`);
    const Model = models[document.kind];
    expect(() => new Model(document).validate()).not.toThrow();
  },
);

test('everything that runs is probed, spread, kept alive and bound', () => {
  for (const { metadata, spec } of ofKind('Deployment')) {
    const { name } = metadata;
    const [container] = spec.template.spec.containers;
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(container).toHaveProperty(probe);
    expect(container.resources.limits.memory).toMatch(/Mi$/);
    expect(spec.replicas).toBeGreaterThan(1);
    expect(ofKind('PodDisruptionBudget').map((budget) => budget.metadata.name)).toContain(name);
    expect(ofKind('Service').map((service) => service.metadata.name)).toContain(name);
    expect(kustomization.images.map((image) => image.name)).toContain(container.image);
  }
});

test('selectors find what they mean', () => {
  const labels = ofKind('Deployment').map(({ spec }) => spec.template.metadata.labels.app);
  const selected = [
    ...ofKind('Service').map(({ spec }) => spec.selector.app),
    ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels.app),
    ...ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name),
  ];
  expect(selected.filter((app) => !labels.includes(app))).toEqual([]);
});
