import { ROOT } from '../project/paths.mjs';
import { checkRepository, describeProblems } from './repository-checks.mjs';
import { openRepository } from './repository.mjs';

const broken = describeProblems(checkRepository(openRepository(ROOT)));
if (broken) {
  console.log(broken);
  process.exitCode = 1;
}
