/**
 * Documents of the release origin, the server that stores all releases (docs/architecture.md,
 * "Releases").
 *
 * `<origin>/<remote>/builds/latest.json` names the live release and is the only one of these files
 * that changes. `<origin>/<remote>/builds/meta/<id>.json` describes one release permanently. The
 * files of the release are stored under `<origin>/<remote>/builds/<id>/web/` and `…/node/`.
 */

/** Hash `sha384-…` in base64, as in the HTML `integrity` attribute. */
export type Integrity = `sha384-${string}`;

export interface LatestDocument {
  /**
   * Id of the live release or, after a withdrawal, of the last live release. The id is a hash of
   * the build's inputs.
   */
  readonly id: string;
  /** Time of the latest change of this document, in milliseconds since 1970. */
  readonly timestamp: number;
  /**
   * Number of the release change, incremented with every change of `latest.json`, including
   * rollbacks; shells reject a lower number.
   */
  readonly sequence: number;
  /** Path of the release document relative to `builds/`. */
  readonly release: string;
  /** Hash of the bytes of the release document. */
  readonly integrity: Integrity;
  /** Id of the signing key: first 16 hex digits of the public key's SHA-256. */
  readonly keyId: string;
  /** ed25519 signature over remote, id, timestamp, sequence, release and integrity; base64. */
  readonly signature: string;
  /**
   * Release for some of the visitors. It is signed separately; shells without canary support ignore
   * it.
   */
  readonly canary?: CanaryStatement | undefined;
  /**
   * True if the release was withdrawn: the remote has no live release, and its pages are gone. The
   * signature covers the withdrawal.
   */
  readonly withdrawn?: true | undefined;
}

/** Canary release in `latest.json`. Valid only with the `sequence` for which it was signed. */
export interface CanaryStatement {
  readonly id: string;
  /** Path of the release document relative to `builds/`. */
  readonly release: string;
  /** Hash of the bytes of the release document. */
  readonly integrity: Integrity;
  /** Percentage of visitors who get the canary: an integer from 1 to 99. */
  readonly share: number;
  readonly keyId: string;
  /**
   * ed25519 signature over remote, sequence of `latest.json`, id, release, integrity and share;
   * base64.
   */
  readonly signature: string;
}

/**
 * `builds/meta/<id>.sig.json`: signature of one release document, also of a release that is not
 * live. With this signature a shell can show the release to one visitor who has a preview link.
 */
export interface ReleaseSignature {
  readonly id: string;
  /** Hash of the bytes of the release document. */
  readonly integrity: Integrity;
  readonly keyId: string;
  /** ed25519 signature over remote, id and integrity; base64. */
  readonly signature: string;
}

/**
 * Kinds of changes of `latest.json`. `promote` makes a canary live; `stop` ends a canary without
 * making it live; `withdraw` leaves the remote without a live release.
 */
export type ReleaseChangeKind = 'release' | 'rollback' | 'canary' | 'promote' | 'stop' | 'withdraw';

/** `builds/flips/<sequence, 8 digits>.json`: one immutable record of a remote's release history. */
export interface ReleaseChangeRecord {
  readonly sequence: number;
  /** Time of the change in milliseconds since 1970. */
  readonly timestamp: number;
  readonly kind: ReleaseChangeKind;
  /**
   * Id of the release that this change made live or, for `withdraw`, of the release that was
   * withdrawn.
   */
  readonly id: string;
  readonly canary: { readonly id: string; readonly share: number } | null;
  /** Commit from which the release was built; null if unknown. */
  readonly commit: string | null;
  /** Whether the inputs had uncommitted changes, see {@link ReleaseDocument.changed}. */
  readonly changed?: true | undefined;
  /** Note of the person who made the change. */
  readonly note: string | null;
  /** Name of the person who made the change; null if unknown. */
  readonly person: string | null;
}

/**
 * `<origin>/switches.json`: remotes, blocks and slots that are switched off in all shells without a
 * deployment. `part` is `remote:<name>`, `block:<name>` or `slot:<name>`.
 */
export interface KillSwitchesDocument {
  readonly sequence: number;
  /** Time of the document's last change in milliseconds since 1970. */
  readonly timestamp: number;
  readonly off: readonly {
    readonly part: string;
    /** Time at which the part was switched off, in milliseconds since 1970. */
    readonly since: number;
    readonly note: string | null;
  }[];
  readonly keyId: string;
  /** ed25519 signature over sequence, timestamp and `off`; base64. */
  readonly signature: string;
}

export interface ReleaseFile {
  readonly integrity: Integrity;
  /** Size of the file on disk in bytes, uncompressed. */
  readonly bytes: number;
  /** Size of the file after gzip -9 in bytes; absent for files that browsers never load. */
  readonly gzipBytes?: number;
}

export interface ReleaseDocument {
  readonly name: string;
  readonly id: string;
  readonly contract: number;
  /** Minimum contract revision of a shell for this release; absent if any revision suffices. */
  readonly revision?: number | undefined;
  /** Minimum revision of the api for this release; absent if any revision suffices. */
  readonly apiRevision?: number | undefined;
  /** ISO 8601 UTC time of the build. */
  readonly builtAt: string;
  /** Commit from which the release was built, or null outside a Git repository. */
  readonly commit: string | null;
  /** True if the inputs of the build included uncommitted changes. */
  readonly changed?: true | undefined;
  /** Id of the release that was live before this one was published; null if there was none. */
  readonly previous: string | null;
  readonly web: {
    /** Entry script, relative to `builds/<id>/web/`. */
    readonly entry: string;
    /** Name of the global variable that holds the module container; unique per release. */
    readonly container: string;
    /**
     * Scripts of the module `./remote` besides the entry; loaded before the remote's other code.
     */
    readonly remote: readonly string[];
    /**
     * Scripts per view, by `route:<id>`, `block:<name>`, `slot:<name>`. Derived from chunk names.
     */
    readonly views: Readonly<Record<string, readonly string[]>>;
    /** The release's single stylesheet. */
    readonly styles: readonly string[];
    readonly files: Readonly<Record<string, ReleaseFile>>;
  };
  readonly node: {
    /** Entry file: a CommonJS bundle, path relative to `builds/<id>/node/`. */
    readonly entry: string;
    readonly files: Readonly<Record<string, ReleaseFile>>;
  };
}

/** Release data that the browser needs to load views; part of the boot data. */
export interface ReleaseAssets {
  readonly name: string;
  readonly id: string;
  readonly container: string;
  /** Public URL of `builds/<id>/web/` with trailing slash. */
  readonly base: string;
  readonly entry: string;
  readonly entryIntegrity: Integrity;
}
