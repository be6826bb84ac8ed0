/** Exports what other modules may import from this module in addition to `module.ts`. */
export { endDeclaredContract } from './print-contract.ts';
export { printContractRepository } from './staff/declared-contracts.ts';
