import type { Throttle } from '#modules/session/interface.ts';

import type { SecondFactorService } from './second-factor.service.ts';

/**
 * Creates the functions that check second-factor codes outside of the login form. The number of
 * attempts per account is limited.
 */
export function createCodeChecks(throttle: Throttle, secondFactors: SecondFactorService) {
  return {
    isRequired: async (userId: string) => (await secondFactors.readState(userId)).isEnabled,
    check: async (userId: string, code: string | undefined) => {
      const rules = [{ name: 'provider-code', value: userId, max: 10 }];
      await throttle.attempt(rules);
      const hasCheckedCode = await secondFactors.check(userId, code);
      await throttle.removeAttempt(rules);
      return hasCheckedCode;
    },
  };
}
