import { ROOT } from '../project/paths.mjs';
import { checkRepository, formatProblems } from './repository-checks.mjs';
import { openRepository } from './repository.mjs';

const report = formatProblems(checkRepository(openRepository(ROOT)));
if (report) {
  console.log(report);
  process.exitCode = 1;
}
