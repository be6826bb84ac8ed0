import { ApiError } from '#search/api-error.ts';
import type { IndexSettings } from '#search/params/search-params.ts';

/**
 * Merges changed settings into existing ones. The value null resets a setting to its default.
 *
 * @throws {ApiError} 400 for more than 200 settings
 */
export function mergeSettings(before: IndexSettings, change: IndexSettings): IndexSettings {
  const mergedSettings = { ...before, ...change };
  const definedSettings = Object.entries(mergedSettings).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  if (definedSettings.length > 200) throw new ApiError(400, 'too many settings');
  return Object.fromEntries(definedSettings);
}
