import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { getSampleSetUrl } from './samples/read-sample-ads.ts';
import { trainingSet } from './training-set.ts';
import type { WordModelParameters } from './word-model.ts';

/** File with the trained model; `npm run risk-model` writes it. */
export const wordModelFileUrl = new URL('./word-model.json', import.meta.url);

/** The arrays are little-endian numbers in Base64. */
const wordModelFileSchema = z.strictObject({
  /** Hash of the sample sets and the code from which the model was trained. */
  sources: z.string(),
  trainingAdCount: z.number().int().nonnegative(),
  bias: z.number(),
  adCounts: z.base64(),
  weights: z.base64(),
});

/** Names of the code files that, besides the sample sets, determine the trained model. */
const codeFiles = [
  'samples/parse-sample-ads',
  'text-variants',
  'train-word-model',
  'training-set',
  'word-features',
  'word-model',
];

/** Returns a hash of all files from which the model is trained. */
export function hashTrainingSources(): string {
  const hash = createHash('sha256');
  const sampleFiles = [...trainingSet.held, ...trainingSet.honest].map(getSampleSetUrl);
  const codeUrls = codeFiles.map((name) => new URL(`./${name}.ts`, import.meta.url));
  for (const file of [...sampleFiles, ...codeUrls]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns the contents of the file for a model. */
export function formatWordModelFile(
  { trainingAdCount, bias, adCounts, weights }: WordModelParameters,
  sources: string,
): string {
  const fields: z.output<typeof wordModelFileSchema> = {
    sources,
    trainingAdCount,
    bias,
    adCounts: encodeArray(adCounts),
    weights: encodeArray(weights),
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

/** Reads the trained model. @throws Error if the file is missing or invalid */
export function readWordModelFile(): WordModelParameters & { readonly sources: string } {
  const fields = wordModelFileSchema.parse(JSON.parse(readFileSync(wordModelFileUrl, 'utf8')));
  return {
    ...fields,
    adCounts: new Uint16Array(decodeArray(fields.adCounts)),
    weights: new Float32Array(decodeArray(fields.weights)),
  };
}

const encodeArray = ({ buffer }: Uint16Array | Float32Array): string =>
  Buffer.from(buffer).toString('base64');

/** Copies the bytes, because typed arrays need an aligned buffer of their own. */
const decodeArray = (text: string): ArrayBuffer =>
  new Uint8Array(Buffer.from(text, 'base64')).buffer;
