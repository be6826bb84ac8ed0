/**
 * `npm run risk-model` trains the word model for ads with the sample ads of the api and writes its
 * file. Run it after a change of the samples or of the training.
 */
import { runEntry } from './process/run-entry.mjs';

await runEntry('api/src/risk-model-command.ts');
