import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync } from 'node:crypto';
import type { LatestDocument, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { integrityOf } from '#release/integrity.ts';
import { signLatest } from '#release/signature.ts';

/** A release as it lies at an origin, made without webpack. */
export interface MadeRelease {
  readonly latest: LatestDocument;
  /** Paths below the remote's folder. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface ReleaseRecipe {
  readonly remote?: string;
  readonly id: string;
  readonly sequence: number;
  /** Source of the node bundle; default: {@link bundleSource}. */
  readonly bundle?: string;
  /** Contract number that the document states. */
  readonly contract?: number;
}

export interface KeyPair {
  readonly privateKey: KeyObject;
  /** PEM. */
  readonly publicKey: string;
}

export function makeKeys(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/** A bundle with one route, whose view tells the release it comes from. */
export function bundleSource(id: string, remote = 'mf-test', contract = 1): string {
  return `module.exports = { default: {
    contract: ${contract},
    name: ${JSON.stringify(remote)},
    routes: [{
      id: 'start', path: '/start', handle: { layout: 'default' },
      view: async () => function StartView() { return ${JSON.stringify(id)}; },
    }],
  } };`;
}

export function makeRelease(recipe: ReleaseRecipe, keys: KeyPair): MadeRelease {
  const { remote = 'mf-test', id, sequence } = recipe;
  const bundle = Buffer.from(recipe.bundle ?? bundleSource(id, remote));
  const entry = Buffer.from('/* entry */');
  const release = `meta/${id}.json`;
  const document: ReleaseDocument = {
    name: remote,
    id,
    contract: recipe.contract ?? 1,
    builtAt: '2026-01-02T03:04:05.678Z',
    commit: null,
    previous: null,
    web: {
      entry: 'remoteEntry.js',
      container: `${remote.replaceAll('-', '_')}__${id}`,
      remote: [],
      views: { 'route:start': [] },
      styles: [],
      files: { 'remoteEntry.js': { integrity: integrityOf(entry), bytes: entry.length } },
    },
    node: {
      entry: 'remote.cjs',
      files: { 'remote.cjs': { integrity: integrityOf(bundle), bytes: bundle.length } },
    },
  };
  const bytes = Buffer.from(JSON.stringify(document));
  const statement = { id, timestamp: 1, sequence, release, integrity: integrityOf(bytes) };
  const latest = signLatest(remote, statement, keys.privateKey);
  const files = new Map([
    ['builds/latest.json', Buffer.from(JSON.stringify(latest))],
    [`builds/${release}`, bytes],
    [`builds/${id}/node/remote.cjs`, bundle],
  ]);
  return { latest, files };
}
