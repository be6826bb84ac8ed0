/**
 * Documents of the release origin (docs/architecture.md, "Releases").
 *
 * `<origin>/<remote>/builds/latest.json` names the live release and is the only file that changes.
 * `<origin>/<remote>/builds/meta/<id>.json` describes one release permanently. Its files are stored
 * under `<origin>/<remote>/builds/<id>/web/` and `…/node/`.
 */

/** `sha384-…` in base64, as in the HTML `integrity` attribute. */
export type Integrity = `sha384-${string}`;

export interface LatestDocument {
  /** Release id: hash of the release's inputs. */
  readonly id: string;
  /** Time of this release change in milliseconds since 1970. */
  readonly timestamp: number;
  /**
   * Number of the release change, incremented with every change, including rollbacks; shells reject
   * a lower number.
   */
  readonly sequence: number;
  /** Path of the release document relative to `builds/`. */
  readonly release: string;
  /** Hash of the release document's bytes. */
  readonly integrity: Integrity;
  /** Id of the signing key: first 16 hex digits of the public key's SHA-256. */
  readonly keyId: string;
  /** ed25519 over remote, id, timestamp, sequence, release and integrity; base64. */
  readonly signature: string;
  /**
   * Release for a share of visitors. Signed separately; shells without canary support ignore it.
   */
  readonly canary?: CanaryStatement | undefined;
}

/** Canary entry in `latest.json`. Valid only with the `sequence` it was signed for. */
export interface CanaryStatement {
  readonly id: string;
  /** Path of the release document relative to `builds/`. */
  readonly release: string;
  /** Hash of the release document's bytes. */
  readonly integrity: Integrity;
  /** Whole percent of visitors, 1 to 99. */
  readonly share: number;
  readonly keyId: string;
  /** ed25519 over remote, sequence of `latest.json`, id, release, integrity and share; base64. */
  readonly signature: string;
}

/**
 * `builds/meta/<id>.sig.json`: signature of one release document, live or not. It allows a shell to
 * show the release to one visitor with a preview link.
 */
export interface ReleaseSignature {
  readonly id: string;
  /** Hash of the release document's bytes. */
  readonly integrity: Integrity;
  readonly keyId: string;
  /** ed25519 over remote, id and integrity; base64. */
  readonly signature: string;
}

/**
 * Kinds of release changes, which are changes of `latest.json`. `stop` ends a canary without making
 * it live.
 */
export type ReleaseChangeKind = 'release' | 'rollback' | 'canary' | 'promote' | 'stop';

/** `builds/flips/<sequence, 8 digits>.json`: one immutable entry of a remote's release history. */
export interface ReleaseChangeRecord {
  readonly sequence: number;
  /** Time of the change in milliseconds since 1970. */
  readonly timestamp: number;
  readonly kind: ReleaseChangeKind;
  /** Release that is live after this change. */
  readonly id: string;
  readonly canary: { readonly id: string; readonly share: number } | null;
  /** Commit the release was built from, or null. */
  readonly commit: string | null;
  /** See {@link ReleaseDocument.changed}. */
  readonly changed?: true | undefined;
  /** Note of the person who made the change. */
  readonly note: string | null;
}

/**
 * `<origin>/switches.json`: parts that are switched off in all shells without a deployment. `part`
 * is `remote:<name>`, `block:<name>` or `slot:<name>`.
 */
export interface SwitchesDocument {
  readonly sequence: number;
  /** Time of the last change in milliseconds since 1970. */
  readonly timestamp: number;
  readonly off: readonly {
    readonly part: string;
    /** Time in milliseconds since 1970. */
    readonly since: number;
    readonly note: string | null;
  }[];
  readonly keyId: string;
  /** ed25519 over sequence, timestamp and `off`; base64. */
  readonly signature: string;
}

export interface ReleaseFile {
  readonly integrity: Integrity;
  /** Bytes on disk, uncompressed. */
  readonly bytes: number;
  /** Bytes after gzip -9; absent for files that browsers never load. */
  readonly gzipBytes?: number;
}

export interface ReleaseDocument {
  readonly name: string;
  readonly id: string;
  readonly contract: number;
  /** Minimum contract revision that the release needs; absent if it needs none. */
  readonly revision?: number | undefined;
  /** ISO 8601 UTC time of the build. */
  readonly builtAt: string;
  /** Commit from which the release was built, or null outside a Git repository. */
  readonly commit: string | null;
  /** Set if the inputs included uncommitted changes. */
  readonly changed?: true | undefined;
  /** Release that was live before this one was published, if any. */
  readonly previous: string | null;
  readonly web: {
    /** Entry script, relative to `builds/<id>/web/`. */
    readonly entry: string;
    /** Global container name, unique per release. */
    readonly container: string;
    /** Scripts of `./remote` besides the entry; loaded before any other code of the remote. */
    readonly remote: readonly string[];
    /** Scripts per view: `route:<id>`, `block:<name>`, `slot:<name>`. Derived from chunk names. */
    readonly views: Readonly<Record<string, readonly string[]>>;
    /** The release's single stylesheet. */
    readonly styles: readonly string[];
    readonly files: Readonly<Record<string, ReleaseFile>>;
  };
  readonly node: {
    /** CommonJS bundle, relative to `builds/<id>/node/`. */
    readonly entry: string;
    readonly files: Readonly<Record<string, ReleaseFile>>;
  };
}

/** Release data that the browser needs to load views; part of the boot data. */
export interface ReleaseAssets {
  readonly name: string;
  readonly id: string;
  readonly container: string;
  /** Public address of `builds/<id>/web/` with trailing slash. */
  readonly base: string;
  readonly entry: string;
  readonly entryIntegrity: Integrity;
}
