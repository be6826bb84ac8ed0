import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import { PlainArea, PlainCheck, PlainErrors, PlainSelect } from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';
import { REASONS } from './moderation-words.ts';
import type { QueueData } from './moderation.loader.server.ts';

/** Of the form: the boxes beside the entries belong to it. */
export const BULK_FORM = 'mehrere';

/** Refuses all entries that are ticked, for one reason. Letting through takes a look at each. */
export function BulkForm({ state }: { readonly state: FormState | undefined }) {
  const field = { form: BULK_FORM, state };
  return (
    <Disclosure summary="Mehrere Einträge ablehnen" open={state !== undefined}>
      <form method="post" id={BULK_FORM} className={styles['work']} aria-label="Mehrere ablehnen">
        <PlainErrors state={withCases(state)} />
        <PlainSelect
          {...field}
          name="reason"
          label="Grund für alle ausgewählten"
          choices={REASONS}
          required
        />
        <PlainArea
          {...field}
          name="note"
          label="Anmerkung für die betroffenen Personen"
          help="Steht in der Nachricht an jede von ihnen."
        />
        <PlainCheck {...field} name="confirmed" label="Ja, alle ausgewählten ablehnen" required />
        <Button type="submit">Ausgewählte ablehnen</Button>
      </form>
    </Disclosure>
  );
}

/** What is wrong with the choice stands at no field: the boxes are elsewhere on the page. */
function withCases(state: FormState | undefined): FormState | undefined {
  const message = state?.errors['cases'];
  return state && message ? { ...state, errors: { ...state.errors, '': message } } : state;
}

/** What the last click did. */
export function BulkDone({ done }: Pick<QueueData, 'done'>) {
  if (!done) return null;
  const { rejected, left } = done;
  return (
    <Notice
      kind={left > 0 ? 'info' : 'success'}
      title={rejected === 1 ? 'Ein Eintrag ist abgelehnt.' : `${rejected} Einträge sind abgelehnt.`}
    >
      {left > 0
        ? 'Was geblieben ist, wurde inzwischen geändert oder entschieden, oder jemand anderes muss es ansehen.'
        : null}
    </Notice>
  );
}
