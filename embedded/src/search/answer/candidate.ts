/**
 * A matching document with its value for each ranking criterion; documents with smaller values come
 * first.
 */
export interface Candidate {
  readonly slot: number;
  typos: number;
  /** Number of query words that the document does not contain. */
  words: number;
  /** Distance to the centre of the geo search in steps of `aroundPrecision`; 0 without a centre. */
  geo: number;
  /** Score from optional and scored filters, multiplied by -1. */
  filters: number;
  proximity: number;
  attribute: number;
  /** Sum of the `FORMS` values of all words; 0 if all words match exactly. */
  exact: number;
  /** Distance to the centre of the geo search in metres; part of the response. */
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
