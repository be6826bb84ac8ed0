/** Entry point of `npm run risk-model`. */
import { writeFileSync } from 'node:fs';

import { trainModelWithout } from '#modules/ads/risk/training-set.ts';
import {
  formatWordModelFile,
  hashTrainingSources,
  wordModelFileUrl,
} from '#modules/ads/risk/word-model-file.ts';

const parameters = trainModelWithout([]);
writeFileSync(wordModelFileUrl, formatWordModelFile(parameters, hashTrainingSources()));
process.stdout.write(`✓ risk-model   trained with ${parameters.trainingAdCount} ads\n`);
