import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import {
  CONTRACT_REVISION,
  CONTRACT_VERSION,
  HOSTED_CONTRACTS,
} from '@gruenland/shared-contracts/remote.ts';
import { ContractError } from '#server/check-module.ts';
import type { ShellHealth } from '#publish/shell-health.ts';

/**
 * Whether shells can host a release by the contract it states: a shell of this tree, and every
 * shell that answered. Refused before the flip, so that no shell has to.
 *
 * @throws {ContractError} naming the shell that cannot
 */
export function checkContract(
  { contract, revision = 0 }: Pick<ReleaseDocument, 'contract' | 'revision'>,
  shells: readonly ShellHealth[],
): void {
  const own = { hosted: HOSTED_CONTRACTS, revision: CONTRACT_REVISION };
  const all = [
    { address: 'a shell of this tree', contracts: own },
    ...shells.flatMap(({ address, contracts }) => (contracts ? [{ address, contracts }] : [])),
  ];
  for (const { address, contracts } of all) {
    const hosts = contracts.hosted.includes(contract);
    const lacking = contract === CONTRACT_VERSION && revision > contracts.revision;
    if (hosts && !lacking) continue;
    const hosted = `${contracts.hosted.join(', ')} (revision ${contracts.revision})`;
    throw new ContractError(
      `the release needs contract ${contract}.${revision}, ${address} hosts ${hosted}`,
    );
  }
}
