import type { ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import { APPEAL_STATE_LABELS, CASE_STATE_LABELS } from './moderation-labels.ts';

interface DecisionConflictProps {
  readonly moderationCase: ModerationCase;
  /** State of the form whose decision the api refused. */
  readonly state: FormState | undefined;
}

/**
 * Renders an error message if another moderator has already decided the case. In that case, the
 * page no longer contains the decision form that would show the error.
 */
export function DecisionConflict({ moderationCase, state }: DecisionConflictProps) {
  const stateText = state && getCurrentStateText(moderationCase, state.values['decision'] ?? '');
  if (!stateText) return null;
  return (
    <Notice
      kind="error"
      title={`Über diesen Fall hat inzwischen schon jemand entschieden: ${stateText}; Ihre Entscheidung wurde nicht gespeichert.`}
      live
    />
  );
}

/**
 * Returns the state of the appeal if `decision` concerns an appeal, otherwise the state of the
 * case. Returns null while the appeal or case is still open.
 */
function getCurrentStateText({ state, appeal }: ModerationCase, decision: string): string | null {
  if (['grant', 'deny'].includes(decision))
    return appeal === null || appeal === 'open'
      ? null
      : `Der Einspruch ${APPEAL_STATE_LABELS[appeal]}`;
  return state === 'open' ? null : (CASE_STATE_LABELS[state] ?? state);
}
