import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useConsent } from '@gruenland/shared-ui/shell-context/useConsent.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import type { FrameService, IframeContainerModel } from './iframe-container.ts';
import styles from './iframe-container.module.css';

interface OpenableFrameProps {
  readonly model: IframeContainerModel;
  readonly service: FrameService;
  readonly still: ReactNode;
}

/**
 * The still until somebody has it loaded, the frame afterwards; both take the same room. Once is for
 * this frame on this page and is kept nowhere; always is the consent for the service.
 */
export function OpenableFrame({ model, service, still }: OpenableFrameProps) {
  const { services } = useConsent();
  const { consent } = useShell();
  const [once, setOnce] = useState(false);
  const granted = services[service.id] === true;
  const decide = (yes: boolean) => {
    setOnce(false);
    consent.save({ [service.id]: yes });
  };
  return (
    <>
      {granted || once ? <Frame model={model} /> : still}
      <FrameGate
        service={service}
        href={model.href}
        loaded={granted ? 'always' : once ? 'once' : 'no'}
      >
        {!granted && (
          <Button look="secondary" onClick={() => setOnce(!once)}>
            {once ? 'Nicht mehr laden' : 'Einmal laden'}
          </Button>
        )}
        <Button look="secondary" onClick={() => decide(!granted)}>
          {granted ? 'Nicht mehr laden' : 'Immer laden'}
        </Button>
        <Button look="quiet" onClick={() => consent.open('settings')}>
          Datenschutz-Einstellungen
        </Button>
      </FrameGate>
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
  readonly service: FrameService;
  /** Where the other company shows it itself. */
  readonly href: string;
  readonly loaded: 'no' | 'once' | 'always';
  readonly children?: ReactNode;
}

/**
 * What loading means. The texts lie on each other, so that nothing moves when one takes over. Nothing
 * can be loaded without script: then a link stands in the place of the buttons.
 */
export function FrameGate({ service, href, loaded, children }: FrameGateProps) {
  const { label, policyUrl } = service;
  const policy = policyUrl && <Link href={policyUrl}>Datenschutz bei {label}</Link>;
  const words = (state: FrameGateProps['loaded'], text: string) => (
    <p className={classNames(loaded !== state && styles['hidden'])}>
      {text} {policy}
    </p>
  );
  return (
    <div className={styles['gate']}>
      <div className={styles['words']}>
        {words(
          'no',
          `Dieser Inhalt kommt von ${label}. Beim Laden erfährt ${label} Ihre IP-Adresse und kann Cookies setzen. Sie können das jederzeit widerrufen.`,
        )}
        {words('once', `Dieser Inhalt wird dieses eine Mal von ${label} geladen.`)}
        {words('always', `Dieser Inhalt wird von ${label} geladen, weil Sie zugestimmt haben.`)}
      </div>
      {children && <div className={styles['buttons']}>{children}</div>}
      <noscript>
        <p>
          Zum Laden braucht diese Seite JavaScript.{' '}
          <Link href={href}>{`Bei ${label} ansehen`}</Link>
        </p>
      </noscript>
    </div>
  );
}
