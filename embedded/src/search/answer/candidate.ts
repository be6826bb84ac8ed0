/** A document that matches, with what the ranking criteria look at. Smaller is better throughout. */
export interface Candidate {
  readonly slot: number;
  typos: number;
  /** Words of the query that it lacks. */
  words: number;
  /** Distance in metres, in steps of the precision; 0 without a place. */
  geo: number;
  /** Points of filters, negated. */
  filters: number;
  proximity: number;
  attribute: number;
  /** Words that are not exactly those of the query. */
  exact: number;
  /** Metres to the asked place, for the answer. */
  distance?: number;
}

export const candidateAt = (slot: number): Candidate => ({
  slot,
  typos: 0,
  words: 0,
  geo: 0,
  filters: 0,
  proximity: 0,
  attribute: 0,
  exact: 0,
});
