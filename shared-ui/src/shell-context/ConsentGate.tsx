import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { Button } from '#button/Button.tsx';
import styles from './ConsentGate.module.css';
import { useConsent } from './useConsent.ts';
import { useShell } from './useShell.ts';

export interface ConsentGateProps {
  /** Id of the service in the consent registry. */
  readonly service: string;
  /** Name of the service for users, for example „YouTube“. */
  readonly serviceName: string;
  /** German name of what is hidden, for example „das Video über die Weidehaltung“. */
  readonly contentName: string;
  /**
   * Content that is rendered, and whose script is loaded, only after the visitor has allowed the
   * service.
   */
  readonly children: ReactNode;
  /** Link to the same content elsewhere, for visitors who do not allow the service. */
  readonly alternative?: ReactNode;
}

/**
 * Shows a placeholder until the visitor allows the service, here or in the consent settings. The
 * placeholder returns when the visitor withdraws the consent. Outside the shell the content stays
 * hidden.
 */
export function ConsentGate(props: ConsentGateProps) {
  const shell = useContext(ShellApiContext);
  return shell ? <InteractiveGate {...props} /> : <ClosedGate {...props} buttons={null} />;
}

function InteractiveGate(props: ConsentGateProps) {
  const { services } = useConsent();
  const { consent } = useShell();
  if (services[props.service] === true) return props.children;
  return (
    <ClosedGate
      {...props}
      buttons={
        <div className={styles.buttons}>
          <Button look="secondary" onClick={() => consent.save({ [props.service]: true })}>
            {props.serviceName} laden
          </Button>
          <Button look="quiet" onClick={() => consent.open('settings')}>
            Datenschutz-Einstellungen
          </Button>
        </div>
      }
    />
  );
}

function ClosedGate(props: ConsentGateProps & { readonly buttons: ReactNode }) {
  const { serviceName, contentName, alternative, buttons } = props;
  return (
    <div className={styles.gate}>
      <p className={styles.title}>Hier steht {contentName}.</p>
      <p className={styles.text}>
        Es kommt von {serviceName}. Beim Laden erfährt {serviceName} Ihre IP-Adresse und kann
        Cookies setzen. Sie können das jederzeit widerrufen.
      </p>
      {buttons}
      {alternative ? <p className={styles.text}>{alternative}</p> : null}
    </div>
  );
}
