import type { LayoutName } from '@gruenland/shared-contracts/route.ts';

/** Features by which the layouts differ. */
export interface LayoutFeatures {
  readonly hasHeader: boolean;
  readonly hasFooter: boolean;
  /** Width of the content. */
  readonly width: 'page' | 'reading' | 'form' | 'account';
  readonly hasAccountMenu: boolean;
}

export const layoutFeatures: Readonly<Record<LayoutName, LayoutFeatures>> = {
  default: { hasHeader: true, hasFooter: true, width: 'page', hasAccountMenu: false },
  cms: { hasHeader: true, hasFooter: true, width: 'page', hasAccountMenu: false },
  account: { hasHeader: true, hasFooter: true, width: 'account', hasAccountMenu: true },
  'login-forms': { hasHeader: true, hasFooter: true, width: 'form', hasAccountMenu: false },
  clean: { hasHeader: false, hasFooter: false, width: 'reading', hasAccountMenu: false },
};
