import { bucketCount, extractFeatures } from './word-features.ts';
import type { AdTexts } from './word-features.ts';

/** Function that rates an ad. A positive score means that the ad is likely abusive. */
export type WordModel = (ad: AdTexts) => number;

/** The result of training a word model. */
export interface WordModelParameters {
  /** Number of ads in the training set. */
  readonly trainingAdCount: number;
  /** For each feature, the number of ads in the training set that have it. */
  readonly adCounts: Uint16Array;
  /** Weight of each feature. */
  readonly weights: Float32Array;
  readonly bias: number;
}

/** Creates a function that returns the unit vector of tf-idf values for the features of an ad. */
export function createFeatureWeighting({
  adCounts,
  trainingAdCount,
}: Pick<WordModelParameters, 'adCounts' | 'trainingAdCount'>): (
  features: Int32Array,
) => Float32Array {
  // Inverse document frequency of each feature. Features that occur in most ads get a low value,
  // because they carry little information.
  const idf = Float32Array.from(adCounts, (count) => Math.log((trainingAdCount + 1) / (count + 1)));
  return (features) => {
    const featureWeights = new Float32Array(features.length);
    let squareSum = 0;
    for (let index = 0; index < features.length; index += 1) {
      const tfIdf = idf[features[index] ?? 0] ?? 0;
      featureWeights[index] = tfIdf;
      squareSum += tfIdf * tfIdf;
    }
    const vectorLength = Math.sqrt(squareSum) || 1;
    return featureWeights.map((featureWeight) => featureWeight / vectorLength);
  };
}

/** Returns the score of an ad with these features. */
export function computeScore(
  { weights, bias }: Pick<WordModelParameters, 'weights' | 'bias'>,
  features: Int32Array,
  featureWeights: Float32Array,
): number {
  let score = bias;
  for (let index = 0; index < features.length; index += 1) {
    score += (weights[features[index] ?? 0] ?? 0) * (featureWeights[index] ?? 0);
  }
  return score;
}

/**
 * Creates a model from trained parameters.
 *
 * @throws RangeError if the number of weights or ad counts is not `bucketCount`
 */
export function createWordModel(parameters: WordModelParameters): WordModel {
  if (parameters.weights.length !== bucketCount || parameters.adCounts.length !== bucketCount) {
    throw new RangeError(`a word model has ${bucketCount} features`);
  }
  const weightFeatures = createFeatureWeighting(parameters);
  return (ad) => {
    const features = extractFeatures(ad);
    return computeScore(parameters, features, weightFeatures(features));
  };
}
