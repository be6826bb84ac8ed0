import { useContext, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { PrintSubscriptions } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useUserId } from '#ui/useUserId.ts';

/** `blank`: invisible, but its space stays reserved. `gone`: removed from the layout. */
export type AdVisibility = 'shown' | 'blank' | 'gone';

/** States of a subscription that still runs. A cancelled subscription runs until its end date. */
const ACTIVE_STATES: ReadonlySet<string> = new Set(['active', 'paused', 'cancelled']);

/** Subscriber checks by user id, so that all ads of a visit share one request. */
const subscriberCheckByUserId = new Map<string, Promise<boolean>>();

/**
 * Returns how the ad is shown. The ad is hidden after the api has confirmed that the signed-in user
 * is a subscriber.
 */
export function useAdVisibility(frameRef: RefObject<HTMLElement | null>): AdVisibility {
  const http = useContext(ShellApiContext)?.http;
  const userId = useUserId();
  const [hiddenAdState, setHiddenAdState] = useState<{
    readonly userId: string;
    readonly look: AdVisibility;
  }>();
  useEffect(() => {
    let isMounted = true;
    if (!http || !userId) return undefined;
    void fetchIsSubscriber(http, userId).then((isSubscribed) => {
      const adTopPx = frameRef.current?.getBoundingClientRect().top ?? 0;
      const visibility = adTopPx > window.innerHeight ? 'gone' : 'blank';
      if (isSubscribed && isMounted) setHiddenAdState({ userId, look: visibility });
    });
    return () => {
      isMounted = false;
    };
  }, [http, userId, frameRef]);
  return hiddenAdState && hiddenAdState.userId === userId ? hiddenAdState.look : 'shown';
}

function fetchIsSubscriber(http: ShellApi['http'], userId: string): Promise<boolean> {
  const subscriberCheck =
    subscriberCheckByUserId.get(userId) ??
    http<PrintSubscriptions>('/api/account/print-subscriptions').then(
      ({ subscriptions }) => subscriptions.some(({ state }) => ACTIVE_STATES.has(state)),
      // When the request fails, the ad is shown, and the next ad that mounts sends a new request.
      () => {
        subscriberCheckByUserId.delete(userId);
        return false;
      },
    );
  subscriberCheckByUserId.set(userId, subscriberCheck);
  return subscriberCheck;
}
