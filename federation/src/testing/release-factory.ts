import type { KeyObject } from 'node:crypto';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { generateKeyPairSync } from 'node:crypto';
import type { LatestDocument, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { signCanary, signLatest, signRelease, signSwitches } from '#release/signature.ts';

/** Files of a release as an origin serves them, created without webpack. */
export interface ReleaseFixture {
  readonly latest: LatestDocument;
  /** File contents by path below the remote's folder. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface ReleaseFixtureOptions {
  readonly remote?: string;
  readonly id: string;
  readonly sequence: number;
  /** Source of the node bundle; default: {@link createBundleSource}. */
  readonly bundle?: string;
  /** Contract version in the release document. */
  readonly contract?: number;
  /** Contract revision that the release document requires. */
  readonly revision?: number;
}

export interface KeyPair {
  readonly privateKey: KeyObject;
  /** Public key as PEM. */
  readonly publicKey: string;
}

export function makeKeys(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/** Creates the source of a bundle with one route, whose view returns the release id. */
export function createBundleSource(
  id: string,
  remote = 'mf-test',
  contract = CONTRACT_VERSION,
): string {
  return `module.exports = { default: {
    contract: ${contract},
    name: ${JSON.stringify(remote)},
    routes: [{
      id: 'start', path: '/start', handle: { layout: 'default' },
      view: async () => function StartView() { return ${JSON.stringify(id)}; },
    }],
  } };`;
}

export function makeRelease(fixtureOptions: ReleaseFixtureOptions, keys: KeyPair): ReleaseFixture {
  const { remote = 'mf-test', id, sequence } = fixtureOptions;
  const bundle = Buffer.from(fixtureOptions.bundle ?? createBundleSource(id, remote));
  const entry = Buffer.from('/* entry */');
  const release = `meta/${id}.json`;
  const document: ReleaseDocument = {
    name: remote,
    id,
    contract: fixtureOptions.contract ?? CONTRACT_VERSION,
    ...(fixtureOptions.revision === undefined ? {} : { revision: fixtureOptions.revision }),
    builtAt: '2026-01-02T03:04:05.678Z',
    commit: null,
    previous: null,
    web: {
      entry: 'remoteEntry.js',
      container: `${remote.replaceAll('-', '_')}__${id}`,
      remote: [],
      views: { 'route:start': [] },
      styles: [],
      files: { 'remoteEntry.js': { integrity: computeIntegrity(entry), bytes: entry.length } },
    },
    node: {
      entry: 'remote.cjs',
      files: { 'remote.cjs': { integrity: computeIntegrity(bundle), bytes: bundle.length } },
    },
  };
  const bytes = Buffer.from(JSON.stringify(document));
  const statement = { id, timestamp: 1, sequence, release, integrity: computeIntegrity(bytes) };
  const latest = signLatest(remote, statement, keys.privateKey);
  const signature = signRelease(
    remote,
    { id, integrity: computeIntegrity(bytes) },
    keys.privateKey,
  );
  const files = new Map([
    [`builds/meta/${id}.sig.json`, Buffer.from(JSON.stringify(signature))],
    ['builds/latest.json', Buffer.from(JSON.stringify(latest))],
    [`builds/${release}`, bytes],
    [`builds/${id}/node/remote.cjs`, bundle],
  ]);
  return { latest, files };
}

/** Copies a release and replaces its `latest.json` with a signed withdrawal. */
export function makeWithdrawal(
  { latest: { id, timestamp, release, integrity }, files }: ReleaseFixture,
  sequence: number,
  keys: KeyPair,
): ReleaseFixture {
  const statement = { id, timestamp, sequence, release, integrity, withdrawn: true as const };
  const latest = signLatest('mf-test', statement, keys.privateKey);
  const bytes = Buffer.from(JSON.stringify(latest));
  return { latest, files: new Map([...files, ['builds/latest.json', bytes]]) };
}

/** Options of a canary. The default values create a valid canary. */
export interface CanaryFixtureOptions {
  readonly share?: number;
  /** Sequence for which the canary is signed; default: the sequence of the live release. */
  readonly sequence?: number;
  readonly signer?: KeyPair;
}

/** Adds a canary to the `latest.json` of a live release. */
export function addCanary(
  liveFixture: ReleaseFixture,
  canary: ReleaseFixture,
  keys: KeyPair,
  fixtureOptions: CanaryFixtureOptions = {},
): ReleaseFixture {
  const { id, release, integrity } = canary.latest;
  const offer = { id, release, integrity, share: fixtureOptions.share ?? 10 };
  const sequence = fixtureOptions.sequence ?? liveFixture.latest.sequence;
  const { privateKey } = fixtureOptions.signer ?? keys;
  const latest = {
    ...liveFixture.latest,
    canary: signCanary('mf-test', sequence, offer, privateKey),
  };
  const files = new Map([...canary.files, ...liveFixture.files]);
  files.set('builds/latest.json', Buffer.from(JSON.stringify(latest)));
  return { latest, files };
}

/** Creates the bytes of a signed `switches.json`. */
export function makeSwitches(sequence: number, parts: readonly string[], keys: KeyPair): Buffer {
  const off = parts.map((part) => ({ part, since: 1, note: null }));
  const document = signSwitches({ sequence, timestamp: sequence, off }, keys.privateKey);
  return Buffer.from(JSON.stringify(document));
}
