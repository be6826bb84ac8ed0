/**
 * A matching document, and its value for each ranking criterion. Documents with smaller values are
 * ranked first.
 */
export interface Candidate {
  readonly slot: number;
  typoCount: number;
  /** Number of query words that the document does not contain. */
  missingWordCount: number;
  /**
   * Number of documents that contain the missing words, multiplied by -1: a document that lacks only
   * a frequent word is better than one that lacks a rare word.
   */
  missingWordRarity: number;
  /**
   * Distance to the centre of the geo search in steps of `aroundPrecision`; 0 if the search has no
   * centre.
   */
  geoDistanceSteps: number;
  /** Score from optional and scored filters, multiplied by -1. */
  negatedFilterScore: number;
  proximity: number;
  attribute: number;
  /** Number of fields that match, for each word of the query, multiplied by -1. */
  negatedFieldCount: number;
  /** Number of words before the matching words in the most important attribute. */
  position: number;
  /** Sum of the `MATCH_FORMS` values of all words; 0 if all words match exactly. */
  inexactness: number;
  /** Distance to the centre of the geo search in metres; part of the response. */
  distanceMetres?: number;
}

export const createCandidate = (slot: number): Candidate => ({
  slot,
  typoCount: 0,
  missingWordCount: 0,
  missingWordRarity: 0,
  geoDistanceSteps: 0,
  negatedFilterScore: 0,
  proximity: 0,
  attribute: 0,
  negatedFieldCount: 0,
  position: 0,
  inexactness: 0,
});
