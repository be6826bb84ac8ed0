import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useConsent } from '@gruenland/shared-ui/shell-context/useConsent.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import type { FrameService, IframeContainerModel } from './iframe-container.ts';
import styles from './iframe-container.module.css';

interface ConsentFrameProps {
  readonly model: IframeContainerModel;
  readonly service: FrameService;
  readonly placeholder: ReactNode;
}

/**
 * Shows the placeholder until the user loads the frame. Placeholder and frame have the same size.
 * „Einmal laden“ loads this frame only and stores nothing. „Immer laden“ saves consent for the
 * service.
 */
export function ConsentFrame({ model, service, placeholder }: ConsentFrameProps) {
  const { services } = useConsent();
  const { consent } = useShell();
  const [isAllowedOnce, setIsAllowedOnce] = useState(false);
  const isGranted = services[service.id] === true;
  const setConsent = (isAllowed: boolean) => {
    setIsAllowedOnce(false);
    consent.save({ [service.id]: isAllowed });
  };
  return (
    <>
      {isGranted || isAllowedOnce ? <Frame model={model} /> : placeholder}
      <FrameConsent
        service={service}
        href={model.href}
        loadMode={isGranted ? 'always' : isAllowedOnce ? 'once' : 'no'}
      >
        {!isGranted && (
          <Button look="secondary" onClick={() => setIsAllowedOnce(!isAllowedOnce)}>
            {isAllowedOnce ? 'Nicht mehr laden' : 'Einmal laden'}
          </Button>
        )}
        <Button look="secondary" onClick={() => setConsent(!isGranted)}>
          {isGranted ? 'Nicht mehr laden' : 'Immer laden'}
        </Button>
        <Button look="quiet" onClick={() => consent.open('settings')}>
          Datenschutz-Einstellungen
        </Button>
      </FrameConsent>
    </>
  );
}

function Frame({ model: { src, title, shape } }: { readonly model: IframeContainerModel }) {
  return (
    <div className={classNames(styles.frameBox, styles[shape])}>
      <iframe
        className={styles.frame}
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

interface FrameConsentProps {
  readonly service: FrameService;
  /** URL of the content on the provider's own site. */
  readonly href: string;
  readonly loadMode: 'no' | 'once' | 'always';
  readonly children?: ReactNode;
}

/**
 * Explains which data the provider gets when the frame loads. The texts for the three values of
 * `loadMode` occupy the same space, so that a change of `loadMode` causes no layout shift. Without
 * JavaScript a link replaces the buttons.
 */
export function FrameConsent({ service, href, loadMode, children }: FrameConsentProps) {
  const { label, policyUrl } = service;
  const policy = policyUrl && <Link href={policyUrl}>Datenschutz bei {label}</Link>;
  const renderText = (state: FrameConsentProps['loadMode'], text: string) => (
    <p className={classNames(loadMode !== state && styles.hidden)}>
      {text} {policy}
    </p>
  );
  return (
    <div className={styles.consent}>
      <div className={styles.words}>
        {renderText(
          'no',
          `Dieser Inhalt kommt von ${label}. Beim Laden erfährt ${label} Ihre IP-Adresse und kann Cookies setzen. Sie können das jederzeit widerrufen.`,
        )}
        {renderText('once', `Dieser Inhalt wird dieses eine Mal von ${label} geladen.`)}
        {renderText(
          'always',
          `Dieser Inhalt wird von ${label} geladen, weil Sie zugestimmt haben.`,
        )}
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
      <noscript>
        <p>
          Zum Laden braucht diese Seite JavaScript.{' '}
          <Link href={href}>{`Bei ${label} ansehen`}</Link>
        </p>
      </noscript>
    </div>
  );
}
