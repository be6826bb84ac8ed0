import type { SessionResponse } from '@gruenland/shared-contracts/session.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { ComponentType } from 'react';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReloginDialogProps } from './ReloginDialog.browser.tsx';

/** Matches the api's error codes for problems that a new login solves. */
const RELOGIN_CODE_PATTERN = /^session\.(?:required|expired|stale)$/;

/** State of a request for a new login: the dialog component and its props. */
interface PendingRelogin extends Omit<ReloginDialogProps, 'allowLeaving'> {
  readonly View: ComponentType<ReloginDialogProps>;
}

export interface ReloginControls {
  /**
   * Runs `send` for the user who started the form. If the session has ended or belongs to another
   * user, asks the user to log in and then runs `send` again. Rejects when the user cancels.
   */
  readonly withRelogin: <Result>(send: () => Promise<Result>) => Promise<Result>;
  /**
   * Like `withRelogin`, for a form that an action handles. Checks the session before it calls
   * `send`, because the action may treat a visitor differently from a signed-in user.
   */
  readonly withSessionCheck: <Result>(send: () => Promise<Result>) => Promise<Result>;
  readonly pendingRelogin: PendingRelogin | null;
}

/**
 * Protects a form from being sent as another user: only the user who was signed in first while the
 * form was open can send the form.
 */
export function useRelogin(): ReloginControls {
  const shell = useContext(ShellApiContext);
  const ownerId = useRef<string | undefined>(undefined);
  const [pendingRelogin, setPendingRelogin] = useState<PendingRelogin | null>(null);
  useEffect(() => {
    const setOwnerOnce = () => {
      ownerId.current ??= getUserId(shell);
    };
    setOwnerOnce();
    return shell?.session.subscribe(setOwnerOnce);
  }, [shell]);
  const guardedSenders = useMemo(() => {
    const withRelogin: ReloginControls['withRelogin'] = async (send) => {
      const currentUserId = getUserId(shell);
      try {
        if (currentUserId && ownerId.current && currentUserId !== ownerId.current)
          throw SESSION_EXPIRED_ERROR;
        return await send();
      } catch (thrown) {
        const code = getCode(thrown);
        if (!RELOGIN_CODE_PATTERN.test(code)) throw thrown;
        const { ReloginDialog } = await import(
          /* webpackChunkName: "kept-form" */ './ReloginDialog.browser.tsx'
        ).catch(() => Promise.reject(thrown));
        await new Promise<void>((resume, abort) =>
          setPendingRelogin({
            View: ReloginDialog,
            mustReauthenticate: code === 'session.stale',
            ownerId: ownerId.current,
            onEnd: (signedIn) => {
              setPendingRelogin(null);
              if (signedIn) resume();
              else abort(thrown);
            },
          }),
        );
        return send();
      }
    };
    const withSessionCheck: ReloginControls['withSessionCheck'] = (send) =>
      withRelogin(async () => {
        if (ownerId.current && shell) {
          const { user } = await shell.http<SessionResponse>('/api/_auth/session');
          if (user?.id !== ownerId.current) throw SESSION_EXPIRED_ERROR;
        }
        return send();
      });
    return { withRelogin, withSessionCheck };
  }, [shell]);
  return { ...guardedSenders, pendingRelogin };
}

/** Session error in the same shape as an error from the api. */
const SESSION_EXPIRED_ERROR = Object.assign(new Error(), {
  problem: {
    code: 'session.expired',
    message: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  },
});

function getUserId(shell: ShellApi | null): string | undefined {
  return shell?.session.getState().user?.id;
}

function getCode(thrown: unknown): string {
  return (thrown as { problem?: { code?: string } } | null)?.problem?.code ?? '';
}
