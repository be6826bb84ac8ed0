import type { ExtensionPoint } from '#module/extension-point.ts';

/** Checks the second factor of a login. @returns whether the account uses one */
export type CheckSecondFactor = (userId: string, code: string | undefined) => Promise<boolean>;

/** Extension point: the module with the sign-in methods adds the check for logins. */
export const secondFactorChecks: ExtensionPoint<'login', CheckSecondFactor> = {
  title: 'checks of second factors',
  requiredNames: ['login'],
};
