import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync } from 'node:crypto';
import type { LatestDocument, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { integrityOf } from '#release/integrity.ts';
import { signCanary, signLatest, signProof, signSwitches } from '#release/signature.ts';

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
  /** Revision of that contract which the document asks for. */
  readonly revision?: number;
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
    ...(recipe.revision === undefined ? {} : { revision: recipe.revision }),
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
  const proof = signProof(remote, { id, integrity: integrityOf(bytes) }, keys.privateKey);
  const files = new Map([
    [`builds/meta/${id}.sig.json`, Buffer.from(JSON.stringify(proof))],
    ['builds/latest.json', Buffer.from(JSON.stringify(latest))],
    [`builds/${release}`, bytes],
    [`builds/${id}/node/remote.cjs`, bundle],
  ]);
  return { latest, files };
}

/** What a canary is made of; defaults are what a good one has. */
export interface CanaryRecipe {
  readonly share?: number;
  /** Sequence it is signed for; default: that of the live release. */
  readonly sequence?: number;
  readonly signer?: KeyPair;
}

/** A live release whose `latest.json` also offers another one as canary. */
export function withCanary(
  live: MadeRelease,
  canary: MadeRelease,
  keys: KeyPair,
  recipe: CanaryRecipe = {},
): MadeRelease {
  const { id, release, integrity } = canary.latest;
  const offer = { id, release, integrity, share: recipe.share ?? 10 };
  const sequence = recipe.sequence ?? live.latest.sequence;
  const { privateKey } = recipe.signer ?? keys;
  const latest = { ...live.latest, canary: signCanary('mf-test', sequence, offer, privateKey) };
  const files = new Map([...canary.files, ...live.files]);
  files.set('builds/latest.json', Buffer.from(JSON.stringify(latest)));
  return { latest, files };
}

/** Bytes of a signed `switches.json`. */
export function makeSwitches(sequence: number, parts: readonly string[], keys: KeyPair): Buffer {
  const off = parts.map((part) => ({ part, since: 1, note: null }));
  const document = signSwitches({ sequence, timestamp: sequence, off }, keys.privateKey);
  return Buffer.from(JSON.stringify(document));
}
