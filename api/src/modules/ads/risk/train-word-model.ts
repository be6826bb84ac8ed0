import { bucketCount, extractFeatures } from './word-features.ts';
import type { AdTexts } from './word-features.ts';
import { computeScore, createFeatureWeighting } from './word-model.ts';
import type { WordModelParameters } from './word-model.ts';

const epochCount = 7;
const initialLearningRate = 4;
const learningRateDecay = 0.1;
const biasLearningRate = 0.1;

/** Returns the numbers below `count` in a deterministic pseudo-random order. */
function createShuffledOrder(count: number, epoch: number): number[] {
  const getSortKey = (number: number) => Math.imul(number + 1, 2_654_435_761 + 2 * epoch) >>> 0;
  return Array.from({ length: count }, (_, number) => number).toSorted(
    (a, b) => getSortKey(a) - getSortKey(b),
  );
}

/** Counts, for each feature, the ads that have it. */
function countAdsByFeature(featureSets: readonly Int32Array[]): Uint16Array {
  const adCounts = new Uint16Array(bucketCount);
  for (const features of featureSets)
    for (const feature of features) adCounts[feature] = (adCounts[feature] ?? 0) + 1;
  return adCounts;
}

/** Trains a logistic regression over tf-idf features. Training is deterministic. */
export function trainWordModel(
  suspiciousAds: readonly AdTexts[],
  honestAds: readonly AdTexts[],
): WordModelParameters {
  const featureSets = [...suspiciousAds, ...honestAds].map(extractFeatures);
  const frequencies = {
    adCounts: countAdsByFeature(featureSets),
    trainingAdCount: featureSets.length,
  };
  const weightFeatures = createFeatureWeighting(frequencies);
  const trainingSet = featureSets.map((features, index) => ({
    features,
    featureWeights: weightFeatures(features),
    target: index < suspiciousAds.length ? 1 : 0,
  }));
  const weights = new Float32Array(bucketCount);
  let bias = 0;
  for (let epoch = 0; epoch < epochCount; epoch += 1) {
    const learningRate = initialLearningRate / (1 + epoch * learningRateDecay);
    for (const index of createShuffledOrder(trainingSet.length, epoch)) {
      const trainingExample = trainingSet[index];
      if (!trainingExample) continue;
      const { features, featureWeights, target } = trainingExample;
      const score = computeScore({ weights, bias }, features, featureWeights);
      const weightChange = learningRate * (target - 1 / (1 + Math.exp(-score)));
      bias += weightChange * biasLearningRate;
      for (let featureIndex = 0; featureIndex < features.length; featureIndex += 1) {
        const feature = features[featureIndex] ?? 0;
        weights[feature] =
          (weights[feature] ?? 0) + weightChange * (featureWeights[featureIndex] ?? 0);
      }
    }
  }
  return { ...frequencies, weights, bias };
}
