import { ROOT } from '../project/paths.mjs';
import { checkHouseRules, describeProblems } from './house-rules.mjs';
import { openRepository } from './repository.mjs';

const broken = describeProblems(checkHouseRules(openRepository(ROOT)));
if (broken) {
  console.log(broken);
  process.exitCode = 1;
}
