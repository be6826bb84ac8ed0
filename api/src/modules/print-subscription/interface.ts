/** What other modules may import from this one, apart from what `module.ts` provides. */
export { endDeclaredContract } from './print-contract.ts';
export { printContractRepository } from './staff/declared-contracts.ts';
