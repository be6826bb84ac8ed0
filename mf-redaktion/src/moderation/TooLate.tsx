import type { ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import { APPEAL_STATES, CASE_STATES } from './moderation-words.ts';

interface TooLateProps {
  readonly found: ModerationCase;
  /** The decision that was refused. */
  readonly state: FormState | undefined;
}

/** Says that somebody else was first, where the form that was sent is no longer on the page. */
export function TooLate({ found, state }: TooLateProps) {
  const present = state && presentState(found, state.values['decision'] ?? '');
  if (!present) return null;
  return (
    <Notice
      kind="error"
      title={`Über diesen Fall hat inzwischen schon jemand entschieden: ${present}; Ihre Entscheidung wurde nicht gespeichert.`}
      live
    />
  );
}

/** What became of what the decision was about; null while it is still open. */
function presentState({ state, appeal }: ModerationCase, decision: string): string | null {
  if (['grant', 'deny'].includes(decision))
    return appeal === null || appeal === 'open' ? null : `Der Einspruch ${APPEAL_STATES[appeal]}`;
  return state === 'open' ? null : (CASE_STATES[state] ?? state);
}
