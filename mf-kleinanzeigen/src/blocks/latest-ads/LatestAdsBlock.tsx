import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CardRow } from '#ads/CardRow.tsx';
import type { LatestAdsModel } from './latest-ads.block.server.ts';

/** Shows the newest ads as a block. */
export function LatestAdsBlock({
  model,
  data,
}: BlockViewProps<LatestAdsModel, readonly AdTeaser[]>) {
  if (data.length === 0) return null;
  const allAdsHref = paths.ads() + (model.category ? `?kategorie=${model.category}` : '');
  return (
    <section>
      <SectionHeading
        section="kleinanzeigen"
        moreLink={{ href: allAdsHref, label: 'Alle Kleinanzeigen' }}
      >
        {model.title}
      </SectionHeading>
      <CardRow ads={data} label={model.title} />
    </section>
  );
}
