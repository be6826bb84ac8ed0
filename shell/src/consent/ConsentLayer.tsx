import { lazy, Suspense } from 'react';
import { useConsent } from '@gruenland/shared-ui/shell-context/useConsent.ts';
import { loadWithRetry } from './load-with-retry.ts';

const ConsentBanner = lazy(async () => {
  const { ConsentBanner: View } = await loadWithRetry(
    () => import(/* webpackChunkName: "consent-banner" */ './ConsentBanner.tsx'),
  );
  return { default: View };
});

/**
 * Shows the consent banner or settings when needed. For visitors who have already decided, the code
 * of both is loaded only when they open the settings.
 */
export function ConsentLayer() {
  const { layer } = useConsent();
  if (layer === 'none') return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner layer={layer} />
    </Suspense>
  );
}
