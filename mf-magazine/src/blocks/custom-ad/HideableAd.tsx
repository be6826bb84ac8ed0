import { useRef } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { CustomAdModel } from './custom-ad.ts';
import { CustomAd } from './CustomAd.tsx';
import styles from './custom-ad.module.css';
import { useAdVisibility } from './useAdVisibility.ts';

/**
 * Shows an advertisement and hides it from subscribers. Cached pages are the same for all readers,
 * so only the browser can hide it. Below the viewport, the advertisement is removed. In any other
 * position it becomes invisible and keeps its space, to avoid a layout shift.
 */
export function HideableAd({ model }: Pick<BlockViewProps<CustomAdModel>, 'model'>) {
  const frameRef = useRef<HTMLDivElement>(null);
  const adVisibility = useAdVisibility(frameRef);
  return (
    <div
      ref={frameRef}
      hidden={adVisibility === 'gone'}
      className={adVisibility === 'blank' ? styles.blank : ''}
    >
      <CustomAd model={model} />
    </div>
  );
}
