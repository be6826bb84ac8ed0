import type { SessionAnswer } from '@gruenland/shared-contracts/session.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { ComponentType } from 'react';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { LoginAgainProps } from './LoginAgain.tsx';

/** Codes of the api that a new login helps against. */
const NEEDS_LOGIN = /^session\.(?:required|expired|stale)$/;

/** A login that is being asked for, and the view that asks. */
interface Asked extends LoginAgainProps {
  readonly View: ComponentType<LoginAgainProps>;
}

export interface SamePerson {
  /**
   * Does what a form does for whoever began it. When nobody, or somebody else, is signed in by then
   * they are asked to log in beside the form, and it goes on. Rejects when they give up.
   */
  readonly act: <Result>(send: () => Promise<Result>) => Promise<Result>;
  /** As `act`, for a form that the browser sends itself: the server is asked beforehand. */
  readonly check: (send: () => void) => Promise<void>;
  readonly asked: Asked | null;
}

/** Whoever was signed in first while the form was there is the one who sends it. */
export function useSamePerson(): SamePerson {
  const shell = useContext(ShellApiContext);
  const person = useRef<string | undefined>(undefined);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const look = () => {
      person.current ??= userOf(shell);
    };
    look();
    return shell?.session.subscribe(look);
  }, [shell]);
  const ways = useMemo(() => {
    const act: SamePerson['act'] = async (send) => {
      const now = userOf(shell);
      try {
        if (now && person.current && now !== person.current) throw ENDED;
        return await send();
      } catch (thrown) {
        const code = codeOf(thrown);
        if (!NEEDS_LOGIN.test(code)) throw thrown;
        const { LoginAgain } = await import(
          /* webpackChunkName: "kept-form" */ './LoginAgain.tsx'
        ).catch(() => Promise.reject(thrown));
        await new Promise<void>((goOn, giveUp) =>
          setAsked({
            View: LoginAgain,
            fresh: code === 'session.stale',
            person: person.current,
            onEnd: (signedIn) => {
              setAsked(null);
              if (signedIn) goOn();
              else giveUp(thrown);
            },
          }),
        );
        return send();
      }
    };
    const check = (send: () => void) =>
      act(async () => {
        if (person.current && shell) {
          const { user } = await shell.http<SessionAnswer>('/api/_auth/session');
          if (user?.id !== person.current) throw ENDED;
        }
        send();
      });
    return { act, check };
  }, [shell]);
  return { ...ways, asked };
}

/** As the api says it. */
const ENDED = Object.assign(new Error(), {
  problem: {
    code: 'session.expired',
    message: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  },
});

function userOf(shell: ShellApi | null): string | undefined {
  return shell?.session.getState().user?.id;
}

function codeOf(thrown: unknown): string {
  return (thrown as { problem?: { code?: string } } | null)?.problem?.code ?? '';
}
