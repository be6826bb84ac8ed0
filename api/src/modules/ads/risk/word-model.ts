import { getFoldedWords } from './text-variants.ts';

/** The texts of an ad from which the word model computes its score. */
export interface WordedAd {
  readonly title: string;
  readonly description: string;
}

/** Function that rates an ad; a positive score means that the ad is likely abusive. */
export type WordModel = (ad: WordedAd) => number;

/** Number of hash buckets for weights: a power of two, large enough that few features collide. */
const bucketCount = 1 << 17;
const ngramLengths = [3, 4, 5];
const epochs = 7;
const initialLearningRate = 4;
const learningRateDecay = 0.1;
const biasRate = 0.1;

/** Returns the bucket number of a feature: the FNV-1a hash of its kind and a slice of the text. */
function hashFeature(kind: number, text: string, from = 0, to = text.length): number {
  let hash = Math.imul(2_166_136_261 ^ kind, 16_777_619);
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) & (bucketCount - 1);
}

/**
 * For each feature, the index of the last text that contained it; finds repeated features faster
 * than a set per text.
 */
const lastTextOfFeature = new Uint32Array(bucketCount);
let textIndex = 0;

/**
 * Returns features of an ad: words, word pairs and character n-grams. N-grams cover new spellings
 * and compounds.
 */
function extractFeatures({ title, description }: WordedAd): Int32Array {
  const features: number[] = [];
  textIndex += 1;
  const add = (feature: number) => {
    if (lastTextOfFeature[feature] === textIndex) return;
    lastTextOfFeature[feature] = textIndex;
    features.push(feature);
  };
  let before = '';
  for (const word of getFoldedWords(`${title}\n${description}`).split(' ')) {
    // A number counts only by its length, because its exact value says little.
    const plain = /^\d+$/u.test(word) ? `#${Math.min(5, word.length)}` : word;
    add(hashFeature(1, plain));
    add(hashFeature(2, `${before} ${plain}`));
    before = plain;
    const padded = ` ${plain} `;
    for (const length of ngramLengths) {
      for (let from = 0; from + length <= padded.length; from += 1) {
        add(hashFeature(length, padded, from, from + length));
      }
    }
  }
  return Int32Array.from(features);
}

/** Returns the numbers below `count` in a deterministic pseudo-random order. */
function createShuffledOrder(count: number, epoch: number): number[] {
  const getSortKey = (at: number) => Math.imul(at + 1, 2_654_435_761 + 2 * epoch) >>> 0;
  return Array.from({ length: count }, (_, at) => at).toSorted(
    (a, b) => getSortKey(a) - getSortKey(b),
  );
}

/**
 * Returns the inverse document frequency of each feature: features that occur in most ads carry
 * little information.
 */
function computeInverseDocumentFrequencies(trainingSet: readonly Int32Array[]): Float32Array {
  const counts = new Float32Array(bucketCount);
  for (const features of trainingSet)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  return counts.map((count) => Math.log((trainingSet.length + 1) / (count + 1)));
}

/**
 * Trains a logistic regression over tf-idf features. Deterministic; takes about 0.1 s for a
 * thousand ads.
 */
export function trainWordModel(
  suspiciousAds: readonly WordedAd[],
  honestAds: readonly WordedAd[],
): WordModel {
  const featureSets = [...suspiciousAds, ...honestAds].map(extractFeatures);
  const idf = computeInverseDocumentFrequencies(featureSets);
  // Uses index loops for speed: each api start runs them over millions of features.
  const weightFeatures = (features: Int32Array): Float32Array => {
    const featureWeights = new Float32Array(features.length);
    let squareSum = 0;
    for (let at = 0; at < features.length; at += 1) {
      const tfIdf = idf[features[at] ?? 0] ?? 0;
      featureWeights[at] = tfIdf;
      squareSum += tfIdf * tfIdf;
    }
    const length = Math.sqrt(squareSum) || 1;
    for (let at = 0; at < features.length; at += 1)
      featureWeights[at] = (featureWeights[at] ?? 0) / length;
    return featureWeights;
  };
  const weights = new Float32Array(bucketCount);
  let bias = 0;
  const computeScore = (features: Int32Array, featureWeights: Float32Array): number => {
    let sum = bias;
    for (let at = 0; at < features.length; at += 1) {
      sum += (weights[features[at] ?? 0] ?? 0) * (featureWeights[at] ?? 0);
    }
    return sum;
  };
  const trainingSet = featureSets.map((features, at) => {
    return {
      features,
      featureWeights: weightFeatures(features),
      target: at < suspiciousAds.length ? 1 : 0,
    };
  });
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = initialLearningRate / (1 + epoch * learningRateDecay);
    for (const at of createShuffledOrder(trainingSet.length, epoch)) {
      const example = trainingSet[at];
      if (!example) continue;
      const { features, featureWeights, target } = example;
      const weightChange =
        step * (target - 1 / (1 + Math.exp(-computeScore(features, featureWeights))));
      bias += weightChange * biasRate;
      for (let position = 0; position < features.length; position += 1) {
        const feature = features[position] ?? 0;
        weights[feature] = (weights[feature] ?? 0) + weightChange * (featureWeights[position] ?? 0);
      }
    }
  }
  return (ad) => {
    const features = extractFeatures(ad);
    return computeScore(features, weightFeatures(features));
  };
}
