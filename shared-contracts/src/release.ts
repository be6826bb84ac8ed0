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
  /** ISO 8601 UTC time of the build. */
  readonly builtAt: string;
  /** Commit the inputs came from, or null outside a repository. */
  readonly commit: string | null;
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
