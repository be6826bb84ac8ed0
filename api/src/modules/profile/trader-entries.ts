import type { Executor } from '#db/database.ts';
import type { ExtensionPoint } from '#module/extension-point.ts';

/** Counts the active entries of an account that need its trader details. */
export type CountTraderEntries = (db: Executor, userId: string) => Promise<number>;

/**
 * Extension point: functions that count the entries for which an account must keep its trader
 * details.
 */
export const traderEntryCounters: ExtensionPoint<'ads', CountTraderEntries> = {
  title: 'counts of trader entries',
  requiredNames: ['ads'],
};
