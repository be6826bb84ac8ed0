import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SlotViewProps } from '@gruenland/shared-contracts/slot.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CardRow } from '#ads/CardRow.tsx';

/** Shows the newest ads in a slot. */
export function LatestAds({ data }: SlotViewProps<unknown, readonly AdTeaser[]>) {
  if (data.length === 0) return null;
  return (
    <section>
      <SectionHeading
        section="kleinanzeigen"
        moreLink={{ href: paths.ads(), label: 'Alle Kleinanzeigen' }}
      >
        Neueste Kleinanzeigen
      </SectionHeading>
      <CardRow ads={data} label="Neueste Kleinanzeigen" />
    </section>
  );
}
