import { useContext, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { PrintSubscriptions } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useUserId } from '#ui/useUserId.ts';

/** `blank`: it cannot be seen but keeps its room. */
export type AdLook = 'shown' | 'blank' | 'gone';

/** Subscriptions that run; a cancelled one does so to its end. */
const RUNNING: ReadonlySet<string> = new Set(['active', 'paused', 'cancelled']);

/** Whether an account subscribes; all ads of a visit share one question. */
const known = new Map<string, Promise<boolean>>();

/** How an ad looks to who is signed in: hidden once it is known that they subscribe. */
export function useAdLook(frame: RefObject<HTMLElement | null>): AdLook {
  const http = useContext(ShellApiContext)?.http;
  const userId = useUserId();
  const [hidden, setHidden] = useState<{ readonly from: string; readonly look: AdLook }>();
  useEffect(() => {
    let listens = true;
    if (!http || !userId) return undefined;
    void subscribes(http, userId).then((yes) => {
      const top = frame.current?.getBoundingClientRect().top ?? 0;
      const look = top > window.innerHeight ? 'gone' : 'blank';
      if (yes && listens) setHidden({ from: userId, look });
    });
    return () => {
      listens = false;
    };
  }, [http, userId, frame]);
  return hidden && hidden.from === userId ? hidden.look : 'shown';
}

function subscribes(http: ShellApi['http'], userId: string): Promise<boolean> {
  const asked =
    known.get(userId) ??
    http<PrintSubscriptions>('/api/account/print-subscriptions').then(
      ({ subscriptions }) => subscriptions.some(({ state }) => RUNNING.has(state)),
      // While that cannot be told, the ad is shown as to everybody; the next one asks again.
      () => {
        known.delete(userId);
        return false;
      },
    );
  known.set(userId, asked);
  return asked;
}
