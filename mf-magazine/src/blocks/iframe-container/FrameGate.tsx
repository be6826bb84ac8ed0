import type { ReactNode } from 'react';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { useConsent } from '@gruenland/shared-ui/shell-context/useConsent.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import type { IframeContainerModel } from './iframe-container.ts';
import styles from './iframe-container.module.css';

interface OpenableFrameProps {
  readonly model: IframeContainerModel;
  readonly service: { readonly id: string; readonly label: string };
  readonly still: ReactNode;
}

/** The still until the service is granted, the frame afterwards; both take the same room. */
export function OpenableFrame({ model, service, still }: OpenableFrameProps) {
  const { services } = useConsent();
  const { consent } = useShell();
  const granted = services[service.id] === true;
  const decide = (yes: boolean) => consent.save({ [service.id]: yes });
  return (
    <>
      {granted ? <Frame model={model} /> : still}
      <FrameGate
        label={service.label}
        granted={granted}
        buttons={
          <>
            <Button look="secondary" onClick={() => decide(!granted)}>
              {granted ? 'Nicht mehr laden' : `${service.label} laden`}
            </Button>
            <Button look="quiet" onClick={() => consent.open('settings')}>
              Datenschutz-Einstellungen
            </Button>
          </>
        }
      />
    </>
  );
}

function Frame({ model: { src, title, shape } }: { readonly model: IframeContainerModel }) {
  return (
    <div className={classNames(styles['room'], styles[shape])}>
      <iframe
        className={styles['frame']}
        src={src}
        title={title}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot reach its own sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      />
    </div>
  );
}

interface FrameGateProps {
  readonly label: string;
  readonly granted: boolean;
  readonly buttons: ReactNode;
}

/** What loading means. Both texts lie on each other, so that nothing moves when one takes over. */
export function FrameGate({ label, granted, buttons }: FrameGateProps) {
  return (
    <div className={styles['gate']}>
      <div className={styles['words']}>
        <p className={classNames(granted && styles['hidden'])}>
          Dieser Inhalt kommt von {label}. Beim Laden erfährt {label} Ihre IP-Adresse und kann
          Cookies setzen. Sie können das jederzeit widerrufen.
        </p>
        <p className={classNames(!granted && styles['hidden'])}>
          Dieser Inhalt wird von {label} geladen, weil Sie zugestimmt haben.
        </p>
      </div>
      {buttons && <div className={styles['buttons']}>{buttons}</div>}
    </div>
  );
}
