import { expect, test } from '@jest/globals';
import { CONTRACT_REVISION, CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { checkContract, ContractError } from '#release/check-contract.ts';
import { checkModule } from '#server/check-module.ts';

const currentContract = { contract: CONTRACT_VERSION, revision: CONTRACT_REVISION };
const laterContract = { contract: CONTRACT_VERSION, revision: CONTRACT_REVISION + 1 };

test('accepts this contract, with the current revision or without one', () => {
  expect(() => checkContract(currentContract)).not.toThrow();
  expect(() => checkContract({ contract: CONTRACT_VERSION })).not.toThrow();
});

test('refuses other versions and later revisions and names both numbers', () => {
  expect(() => checkContract({ contract: 99 })).toThrow(ContractError);
  expect(() => checkContract({ contract: 99 })).toThrow(
    `contract is 99, this shell hosts ${CONTRACT_VERSION}`,
  );
  expect(() => checkContract(laterContract)).toThrow(
    `contract ${CONTRACT_VERSION}.${CONTRACT_REVISION + 1} is needed, ` +
      `this shell hosts ${CONTRACT_VERSION}.${CONTRACT_REVISION}`,
  );
});

test('checks the contract of a bundle independently of its document', () => {
  const module = { name: 'mf-test', routes: [] };
  expect(checkModule({ default: { ...module, ...currentContract } }, 'mf-test')).toBeDefined();
  expect(() => checkModule({ default: { ...module, ...laterContract } }, 'mf-test')).toThrow(
    'is needed',
  );
  const mismatchedModule = { ...module, contract: '1' };
  expect(() => checkModule({ default: mismatchedModule }, 'mf-test')).toThrow(
    'contract is 1, must be an integer',
  );
});
