/**
 * Documents of the release origin (docs/architecture.md, "Releases").
 *
 * `<origin>/<remote>/builds/latest.json` says which release is live; it is the only file that
 * changes. `<origin>/<remote>/builds/meta/<id>.json` describes one release for good. Its files lie
 * under `<origin>/<remote>/builds/<id>/web/` and `…/node/`.
 */

/** `sha384-…` in base64, as in the HTML `integrity` attribute. */
export type Integrity = `sha384-${string}`;

export interface LatestDocument {
  /** Release id: hash of the release's inputs. */
  readonly id: string;
  /** Milliseconds since 1970 of this flip. */
  readonly timestamp: number;
  /** Rises with every flip, a rollback included; shells refuse an older one. */
  readonly sequence: number;
  /** Path of the release document relative to `builds/`. */
  readonly release: string;
  /** Hash of the release document's bytes. */
  readonly integrity: Integrity;
  /** Which key signed, as the first 16 hex digits of the public key's sha256. */
  readonly keyId: string;
  /** ed25519 over remote, id, timestamp, sequence, release and integrity; base64. */
  readonly signature: string;
  /** Release that a share of visitors gets; signed on its own, shells that know none ignore it. */
  readonly canary?: CanaryStatement | undefined;
}

/** Part of `latest.json`: the release under trial. Good only with the `sequence` it was signed for. */
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
 * `builds/meta/<id>.sig.json`: vouches for one release document by itself, live or not. With it a
 * shell can show a release to one visitor by a preview link.
 */
export interface ReleaseProof {
  readonly id: string;
  /** Hash of the release document's bytes. */
  readonly integrity: Integrity;
  readonly keyId: string;
  /** ed25519 over remote, id and integrity; base64. */
  readonly signature: string;
}

/** What a flip of `latest.json` did. `stop` ends a canary without making it live. */
export type FlipKind = 'release' | 'rollback' | 'canary' | 'promote' | 'stop';

/** `builds/flips/<sequence, 8 digits>.json`: one line of a remote's history, never changed. */
export interface FlipRecord {
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly kind: FlipKind;
  /** Release that is live after this flip. */
  readonly id: string;
  readonly canary: { readonly id: string; readonly share: number } | null;
  /** Commit the release was built from, or null. */
  readonly commit: string | null;
  /** See {@link ReleaseDocument.changed}. */
  readonly changed?: true | undefined;
  /** What the team says about it. */
  readonly note: string | null;
}

/**
 * `<origin>/switches.json`: parts that are switched off without a deploy, for all shells.
 * `part` is `remote:<name>`, `block:<name>` or `slot:<name>`.
 */
export interface SwitchesDocument {
  readonly sequence: number;
  /** Milliseconds since 1970 of the last change. */
  readonly timestamp: number;
  readonly off: readonly {
    readonly part: string;
    /** Milliseconds since 1970. */
    readonly since: number;
    readonly note: string | null;
  }[];
  readonly keyId: string;
  /** ed25519 over sequence, timestamp and the whole of `off`; base64. */
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
  /** Least revision of that contract which the release needs; absent in releases that need none. */
  readonly revision?: number | undefined;
  /** ISO 8601 UTC time of the build. */
  readonly builtAt: string;
  /** Commit the inputs came from, or null outside a repository. */
  readonly commit: string | null;
  /** The inputs were not quite those of that commit: something was not committed. */
  readonly changed?: true | undefined;
  /** Release that was live before this one was published, if any. */
  readonly previous: string | null;
  readonly web: {
    /** Entry script, relative to `builds/<id>/web/`. */
    readonly entry: string;
    /** Global container name, unique per release. */
    readonly container: string;
    /** Scripts of `./remote` beyond the entry, needed before anything else of the remote runs. */
    readonly remote: readonly string[];
    /**
     * Scripts per view, by `route:<id>`, `block:<name>`, `slot:<name>`; they come from the names
     * of the chunks.
     */
    readonly views: Readonly<Record<string, readonly string[]>>;
    /** The one stylesheet of the release. */
    readonly styles: readonly string[];
    readonly files: Readonly<Record<string, ReleaseFile>>;
  };
  readonly node: {
    /** CommonJS bundle, relative to `builds/<id>/node/`. */
    readonly entry: string;
    readonly files: Readonly<Record<string, ReleaseFile>>;
  };
}

/** What the browser must know of a release to load parts of it; travels in the boot data. */
export interface ReleaseAssets {
  readonly name: string;
  readonly id: string;
  readonly container: string;
  /** Public address of `builds/<id>/web/` with trailing slash. */
  readonly base: string;
  readonly entry: string;
  readonly entryIntegrity: Integrity;
}
