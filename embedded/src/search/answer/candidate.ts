/** A matching document with one value for each ranking criterion. Smaller values rank higher. */
export interface Candidate {
  readonly slot: number;
  typos: number;
  /** Number of query words that the document does not contain. */
  words: number;
  /** Distance to the requested place in steps of `aroundPrecision`; 0 without coordinates. */
  geo: number;
  /** Negated score from optional and scored filters. */
  filters: number;
  proximity: number;
  attribute: number;
  /** Number of query words that match inexactly. */
  exact: number;
  /** Distance to the requested place in metres, for the response. */
  distance?: number;
}

export const createCandidate = (slot: number): Candidate => ({
  slot,
  typos: 0,
  words: 0,
  geo: 0,
  filters: 0,
  proximity: 0,
  attribute: 0,
  exact: 0,
});
