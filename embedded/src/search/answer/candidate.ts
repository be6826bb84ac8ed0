/**
 * A matching document with the values of the ranking criteria. Smaller is better for all of them.
 */
export interface Candidate {
  readonly slot: number;
  typos: number;
  /** Number of query words it lacks. */
  words: number;
  /** Distance in metres, in steps of the precision; 0 without coordinates. */
  geo: number;
  /** Score from filters, negated. */
  filters: number;
  proximity: number;
  attribute: number;
  /** Number of words that match inexactly. */
  exact: number;
  /** Distance in metres to the requested place, for the response. */
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
