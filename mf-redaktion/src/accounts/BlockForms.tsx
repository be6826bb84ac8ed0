import { blockLimits } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import type { DeskAccount } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';

import { PlainArea, PlainCheck, PlainErrors, PlainInput, stateOf } from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';

interface FormProps {
  readonly state: FormState | undefined;
}

/** Blocks an account, or gives its block another reason and end; with a yes. */
export function BlockForm(props: FormProps & { readonly account: DeskAccount }) {
  const { block } = props.account;
  const state = stateOf(props.state, 'sperren');
  const common = { form: 'sperren', state };
  const title = block ? 'Sperre ändern' : 'Konto sperren';
  return (
    <form method="post" className={styles['work']} aria-label={title}>
      <h2>{title}</h2>
      <p>
        Die Person wird überall abgemeldet und kann sich nicht mehr anmelden. Ihre laufenden
        Kleinanzeigen und Stellen werden so lange nicht gezeigt. Veranstaltungen bleiben stehen,
        weil andere dazu angemeldet sind; über sie entscheiden Sie einzeln.
      </p>
      <PlainErrors state={state} />
      <input type="hidden" name="aktion" value="sperren" />
      <PlainArea
        {...common}
        name="reason"
        label="Grund"
        help={`So liest ihn die Person in ihrer E-Mail und bei der Anmeldung: was geschehen ist und welche Regel verletzt wurde. ${blockLimits.reasonMin} bis ${blockLimits.reasonMax} Zeichen.`}
        value={block?.reason}
        rows={4}
        required
      />
      <PlainInput
        {...common}
        name="until"
        label="Letzter Tag der Sperre"
        help="Ohne Angabe bis auf Weiteres."
        type="date"
        value={block?.until ?? undefined}
      />
      <PlainCheck
        {...common}
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

/** Ends a block before its time; with a yes. */
export function UnblockForm(props: FormProps) {
  const state = stateOf(props.state, 'entsperren');
  return (
    <form method="post" className={styles['work']} aria-label="Sperre beenden">
      <h2>Sperre beenden</h2>
      <p>
        Die Person kann sich wieder anmelden. Was bei der Sperre lief, steht wieder in den Listen,
        soweit seine Zeit noch läuft.
      </p>
      <PlainErrors state={state} />
      <input type="hidden" name="aktion" value="entsperren" />
      <PlainCheck
        form="entsperren"
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
