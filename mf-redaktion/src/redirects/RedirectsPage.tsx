import type {
  ManualRedirect,
  RedirectKind,
} from '@gruenland/shared-contracts/api/staff-redirects.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainErrors, PlainInput, PlainSelect, findFormState } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import type { RedirectsData } from './redirects.loader.server.ts';

const KIND_LABELS: Readonly<Record<RedirectKind, string>> = {
  permanent: 'dauerhaft (301)',
  temporary: 'vorübergehend (302)',
  gone: 'gibt es nicht mehr (410)',
};
const KIND_CHOICES = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));

/**
 * Renders the redirects of the magazine: those that staff added, and those of pages whose URL has
 * changed.
 */
export function RedirectsPage({ data, form }: RouteViewProps<RedirectsData>) {
  const { own, moved } = data.redirects;
  const state = findFormState(form, 'create');
  const commonProps = { form: 'redirect', state };
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <Heading level={1} size={4}>
        Umleitungen
      </Heading>
      <section className={styles.section}>
        <h2>Neue Umleitung</h2>
        <form method="post" noValidate className={styles.form}>
          <PlainErrors state={state} />
          <input type="hidden" name="intent" value="create" />
          <RedirectFields {...commonProps} />
          <p>
            <Button type="submit">Umleitung anlegen</Button>
          </p>
        </form>
      </section>
      <section className={styles.section}>
        <h2>Eigene Umleitungen</h2>
        <PlainErrors state={findFormState(form, 'remove')} />
        {own.length === 0 ? <Notice kind="empty" title="Es gibt keine." /> : null}
        <ul className={styles.linesList}>
          {own.map((redirect) => (
            <li key={redirect.id}>
              <OwnCaseNotice redirect={redirect} state={form} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>Aus umbenannten Seiten</h2>
        <p className={styles.meta}>
          Entstehen von selbst, wenn eine Seite eine andere Adresse bekommt; die letzten fünfzig.
        </p>
        <ul className={styles.linesList}>
          {moved.map(({ from, to }) => (
            <li key={from}>
              {from} → {to}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface RedirectFieldsProps {
  /**
   * Name of the form. Element ids start with it, so that they are unique if several forms have
   * fields of the same name.
   */
  readonly form: string;
  readonly state: FormState | undefined;
  /** The redirect to change. Undefined for a new redirect. */
  readonly redirect?: ManualRedirect;
}

/** Renders the fields for source, target and kind of a redirect. */
function RedirectFields({ redirect, ...commonProps }: RedirectFieldsProps) {
  return (
    <>
      <PlainInput
        {...commonProps}
        name="from"
        label="Von"
        help="Zum Beispiel /artikel/heu."
        value={redirect?.from}
        required
      />
      <PlainInput
        {...commonProps}
        name="to"
        label="Nach"
        help="Leer, wenn es die Seite nicht mehr gibt."
        value={redirect?.to ?? undefined}
      />
      <PlainSelect
        {...commonProps}
        name="kind"
        label="Wie"
        choices={KIND_CHOICES}
        value={redirect?.kind}
        required
      />
    </>
  );
}

function OwnCaseNotice(props: {
  readonly redirect: ManualRedirect;
  readonly state: FormState | undefined;
}) {
  const { redirect } = props;
  const { id, from, to, kind, createdAt } = redirect;
  const refusedState = findFormState(props.state, 'update');
  const state = refusedState?.values['umleitung'] === id ? refusedState : undefined;
  return (
    <>
      <strong>{to ? `${from} → ${to}` : from}</strong>
      <p className={styles.meta}>
        {KIND_LABELS[kind]}, seit <DateText date={createdAt} />
      </p>
      <Disclosure summary="Ändern" open={state !== undefined}>
        <form
          method="post"
          noValidate
          className={styles.form}
          aria-label={`Umleitung von ${from} ändern`}
        >
          <PlainErrors state={state} />
          <input type="hidden" name="intent" value="update" />
          <input type="hidden" name="umleitung" value={id} />
          <RedirectFields form={`redirect-${id}`} state={state} redirect={redirect} />
          <p>
            <Button type="submit" size="small">
              Umleitung ändern
            </Button>
          </p>
        </form>
      </Disclosure>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="umleitung" value={id} />
        <Button
          type="submit"
          look="secondary"
          size="small"
          aria-label={`Umleitung von ${from} entfernen`}
        >
          Entfernen
        </Button>
      </form>
    </>
  );
}
