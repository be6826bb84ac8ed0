/** `POST /api/reads`: somebody reads an article. Nothing about who it is is kept. Status 202, `{accepted: true}`. */
export interface ReadReport {
  /** Uuid of the article's story. */
  readonly story: string;
}

/** One line of `GET /api/reads/top?days=&limit=`. */
export interface ReadCount {
  readonly story: string;
  readonly reads: number;
}

/** Answer of `GET /api/reads/top`: most read first. */
export interface TopReadsAnswer {
  readonly articles: readonly ReadCount[];
}

/** Days and lines that may be asked for. */
export const TOP_READS = { mostDays: 30, mostLines: 50 } as const;
