import { accountBlockLimits } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import type { AccountDetail } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';

import {
  PlainTextArea,
  PlainCheckbox,
  PlainErrors,
  PlainInput,
  findFormState,
} from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';

interface FormProps {
  readonly state: FormState | undefined;
}

/**
 * Renders the form to block an account, or to change reason and end of an existing block. The form
 * requires confirmation.
 */
export function BlockForm(props: FormProps & { readonly account: AccountDetail }) {
  const { block } = props.account;
  const state = findFormState(props.state, 'block');
  const commonProps = { form: 'block', state };
  const title = block ? 'Sperre ändern' : 'Konto sperren';
  return (
    <form method="post" noValidate className={styles.caseForm} aria-label={title}>
      <h2>{title}</h2>
      <p>
        Die Person wird überall abgemeldet und kann sich nicht mehr anmelden. Ihre laufenden
        Kleinanzeigen und Stellen werden so lange nicht gezeigt. Veranstaltungen bleiben stehen,
        weil andere dazu angemeldet sind; über sie entscheiden Sie einzeln.
      </p>
      <PlainErrors state={state} />
      <input type="hidden" name="intent" value="block" />
      <PlainTextArea
        {...commonProps}
        name="reason"
        label="Grund"
        help={`So liest ihn die Person in ihrer E-Mail und bei der Anmeldung: was geschehen ist und welche Regel verletzt wurde. ${accountBlockLimits.minReasonLength} bis ${accountBlockLimits.maxReasonLength} Zeichen.`}
        value={block?.reason}
        rows={4}
        required
      />
      <PlainInput
        {...commonProps}
        name="until"
        label="Letzter Tag der Sperre"
        help="Ohne Angabe bis auf Weiteres."
        type="date"
        value={block?.until ?? undefined}
      />
      <PlainCheckbox
        {...commonProps}
        name="confirmed"
        label={
          block
            ? 'Ja, Grund und Ende der Sperre so ändern und der Person schreiben.'
            : 'Ja, dieses Konto sperren und der Person schreiben.'
        }
        required
      />
      <Button type="submit" look="secondary">
        {title}
      </Button>
    </form>
  );
}

/** Renders the form to end a block early. The form requires confirmation. */
export function UnblockForm(props: FormProps) {
  const state = findFormState(props.state, 'unblock');
  return (
    <form method="post" noValidate className={styles.caseForm} aria-label="Sperre beenden">
      <h2>Sperre beenden</h2>
      <p>
        Die Person kann sich wieder anmelden. Was bei der Sperre lief, steht wieder in den Listen,
        soweit seine Zeit noch läuft.
      </p>
      <PlainErrors state={state} />
      <input type="hidden" name="intent" value="unblock" />
      <PlainCheckbox
        form="unblock"
        state={state}
        name="confirmed"
        label="Ja, die Sperre jetzt beenden und der Person schreiben."
        required
      />
      <Button type="submit" look="secondary">
        Sperre beenden
      </Button>
    </form>
  );
}
