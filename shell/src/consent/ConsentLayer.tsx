import { lazy, Suspense } from 'react';
import { useConsent } from '@gruenland/shared-ui/shell-context/useConsent.ts';
import { loadAgain } from './load-again.ts';

const ConsentBanner = lazy(async () => {
  const { ConsentBanner: View } = await loadAgain(
    () => import(/* webpackChunkName: "consent-banner" */ './ConsentBanner.tsx'),
  );
  return { default: View };
});

/** Shows the consent banner or settings once needed; visitors who have decided never load them. */
export function ConsentLayer() {
  const { layer } = useConsent();
  if (layer === 'none') return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner layer={layer} />
    </Suspense>
  );
}
