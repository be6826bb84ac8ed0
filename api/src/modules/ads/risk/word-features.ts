import { getFoldedWords } from './text-variants.ts';

/** The texts of an ad from which the word model computes its score. */
export interface AdTexts {
  readonly title: string;
  readonly description: string;
}

/**
 * Number of hash buckets for feature weights. It is a power of two and so large that few features
 * share a bucket.
 */
export const bucketCount = 1 << 17;
const ngramLengths = [3, 4, 5];

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
export function extractFeatures({ title, description }: AdTexts): Int32Array {
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
    const normalizedWord = /^\d+$/u.test(word) ? `#${Math.min(5, word.length)}` : word;
    addFeature(hashFeature(1, normalizedWord));
    addFeature(hashFeature(2, `${previousWord} ${normalizedWord}`));
    previousWord = normalizedWord;
    const paddedWord = ` ${normalizedWord} `;
    for (const ngramLength of ngramLengths) {
      for (let startIndex = 0; startIndex + ngramLength <= paddedWord.length; startIndex += 1) {
        addFeature(hashFeature(ngramLength, paddedWord, startIndex, startIndex + ngramLength));
      }
    }
  }
  return Int32Array.from(features);
}
