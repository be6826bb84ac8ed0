import { getFoldedWords } from './text-variants.ts';

/** The texts of an ad from which the word model computes its score. */
export interface AdTexts {
  readonly title: string;
  readonly description: string;
}

/** Function that rates an ad. A positive score means that the ad is likely abusive. */
export type WordModel = (ad: AdTexts) => number;

/**
 * Number of hash buckets for feature weights. It is a power of two and so large that few features
 * share a bucket.
 */
const bucketCount = 1 << 17;
const ngramLengths = [3, 4, 5];
const epochCount = 7;
const initialLearningRate = 4;
const learningRateDecay = 0.1;
const biasLearningRate = 0.1;

/** Returns the bucket number of a feature: the FNV-1a hash of its kind and a slice of the text. */
function hashFeature(kind: number, text: string, startIndex = 0, endIndex = text.length): number {
  let hash = Math.imul(2_166_136_261 ^ kind, 16_777_619);
  for (let index = startIndex; index < endIndex; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return (hash ^ (hash >>> 15)) & (bucketCount - 1);
}

/**
 * For each feature, the index of the last text that contained it. This array detects repeated
 * features of a text faster than a set per text.
 */
const lastTextIndexByFeature = new Uint32Array(bucketCount);
let currentTextIndex = 0;

/**
 * Returns the features of an ad: words, word pairs and character n-grams. N-grams cover new
 * spellings and compound words.
 */
function extractFeatures({ title, description }: AdTexts): Int32Array {
  const features: number[] = [];
  currentTextIndex += 1;
  const addFeature = (feature: number) => {
    if (lastTextIndexByFeature[feature] === currentTextIndex) return;
    lastTextIndexByFeature[feature] = currentTextIndex;
    features.push(feature);
  };
  let previousWord = '';
  for (const word of getFoldedWords(`${title}\n${description}`).split(' ')) {
    // Replaces a number by its length, because its exact value says little.
    const countedWord = /^\d+$/u.test(word) ? `#${Math.min(5, word.length)}` : word;
    addFeature(hashFeature(1, countedWord));
    addFeature(hashFeature(2, `${previousWord} ${countedWord}`));
    previousWord = countedWord;
    const paddedWord = ` ${countedWord} `;
    for (const ngramLength of ngramLengths) {
      for (let startIndex = 0; startIndex + ngramLength <= paddedWord.length; startIndex += 1) {
        addFeature(hashFeature(ngramLength, paddedWord, startIndex, startIndex + ngramLength));
      }
    }
  }
  return Int32Array.from(features);
}

/** Returns the numbers below `count` in a deterministic pseudo-random order. */
function createShuffledOrder(count: number, epoch: number): number[] {
  const getSortKey = (number: number) => Math.imul(number + 1, 2_654_435_761 + 2 * epoch) >>> 0;
  return Array.from({ length: count }, (_, number) => number).toSorted(
    (a, b) => getSortKey(a) - getSortKey(b),
  );
}

/**
 * Returns the inverse document frequency of each feature: features that occur in most ads carry
 * little information.
 */
function computeInverseDocumentFrequencies(trainingSet: readonly Int32Array[]): Float32Array {
  const adCounts = new Float32Array(bucketCount);
  for (const features of trainingSet)
    for (const feature of features) adCounts[feature] = (adCounts[feature] ?? 0) + 1;
  return adCounts.map((count) => Math.log((trainingSet.length + 1) / (count + 1)));
}

/**
 * Trains a logistic regression over tf-idf features. Training is deterministic and takes about 0.1
 * s for a thousand ads.
 */
export function trainWordModel(
  suspiciousAds: readonly AdTexts[],
  honestAds: readonly AdTexts[],
): WordModel {
  const featureSets = [...suspiciousAds, ...honestAds].map(extractFeatures);
  const idf = computeInverseDocumentFrequencies(featureSets);
  // The loops use an index because it is faster than an iterator: each api start runs them over
  // millions of features.
  const weightFeatures = (features: Int32Array): Float32Array => {
    const featureWeights = new Float32Array(features.length);
    let squareSum = 0;
    for (let index = 0; index < features.length; index += 1) {
      const tfIdf = idf[features[index] ?? 0] ?? 0;
      featureWeights[index] = tfIdf;
      squareSum += tfIdf * tfIdf;
    }
    const vectorLength = Math.sqrt(squareSum) || 1;
    for (let index = 0; index < features.length; index += 1)
      featureWeights[index] = (featureWeights[index] ?? 0) / vectorLength;
    return featureWeights;
  };
  const weights = new Float32Array(bucketCount);
  let bias = 0;
  const computeScore = (features: Int32Array, featureWeights: Float32Array): number => {
    let score = bias;
    for (let index = 0; index < features.length; index += 1) {
      score += (weights[features[index] ?? 0] ?? 0) * (featureWeights[index] ?? 0);
    }
    return score;
  };
  const trainingSet = featureSets.map((features, index) => {
    return {
      features,
      featureWeights: weightFeatures(features),
      target: index < suspiciousAds.length ? 1 : 0,
    };
  });
  for (let epoch = 0; epoch < epochCount; epoch += 1) {
    const learningRate = initialLearningRate / (1 + epoch * learningRateDecay);
    for (const index of createShuffledOrder(trainingSet.length, epoch)) {
      const trainingExample = trainingSet[index];
      if (!trainingExample) continue;
      const { features, featureWeights, target } = trainingExample;
      const weightChange =
        learningRate * (target - 1 / (1 + Math.exp(-computeScore(features, featureWeights))));
      bias += weightChange * biasLearningRate;
      for (let featureIndex = 0; featureIndex < features.length; featureIndex += 1) {
        const feature = features[featureIndex] ?? 0;
        weights[feature] =
          (weights[feature] ?? 0) + weightChange * (featureWeights[featureIndex] ?? 0);
      }
    }
  }
  return (ad) => {
    const features = extractFeatures(ad);
    return computeScore(features, weightFeatures(features));
  };
}
