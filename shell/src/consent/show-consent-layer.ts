import type { ConsentApi } from '@gruenland/shared-contracts/shell-api.ts';
import { getButtonClassName } from '@gruenland/shared-ui/button/button-look.ts';
import type { ButtonLook } from '@gruenland/shared-ui/button/button-look.ts';
import { createElement } from './create-element.ts';
import { createConsentSettings } from './consent-settings.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { getLinkAttributes } from '@gruenland/shared-ui/link/link-attributes.ts';
import buttonStyles from '@gruenland/shared-ui/button/button.module.css';
import linkStyles from '@gruenland/shared-ui/link/Link.module.css';
import styles from './consent.module.css';

/**
 * Asks for consent, and shows the settings when they are opened. The `banner` layer makes accepting
 * and denying equally prominent and leaves the page usable; the `settings` layer offers one choice
 * per service. Both are drawn without React, because most visitors see the banner before the page
 * needs React.
 */
export function showConsentLayer(consent: ConsentApi, appMode: boolean): void {
  let shownLayer: 'none' | 'banner' | 'settings' = 'none';
  let section: HTMLElement | null = null;
  const update = () => {
    const { layer } = consent.getState();
    if (layer === shownLayer) return;
    shownLayer = layer;
    section?.remove();
    section = layer === 'none' ? null : createLayer(layer, consent, appMode);
    if (section) showSection(section, layer);
  };
  // Escape closes the settings without a decision; an undecided visitor then sees the banner.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && shownLayer === 'settings') consent.open('banner');
  });
  consent.subscribe(update);
  update();
}

function showSection(section: HTMLElement, layer: 'none' | 'banner' | 'settings'): void {
  document.body.append(section);
  if (layer === 'settings') {
    section.querySelector('h2')?.focus();
    return;
  }
  // The banner may cover what has the focus (WCAG 2.4.11). The scroll padding of the open banner
  // keeps the target above it.
  const { activeElement } = document;
  if (activeElement !== document.body) activeElement?.scrollIntoView({ block: 'nearest' });
}

function createLayer(
  layer: 'banner' | 'settings',
  consent: ConsentApi,
  appMode: boolean,
): HTMLElement {
  const isBanner = layer === 'banner';
  const heading = isBanner ? 'Dürfen wir Inhalte anderer Anbieter laden?' : 'Cookie-Einstellungen';
  return createElement(
    'section',
    { class: styles.banner, 'aria-labelledby': 'consent-title', 'data-layer': layer },
    createElement('h2', { id: 'consent-title', tabindex: '-1' }, heading),
    isBanner ? createBannerText(appMode) : createConsentSettings(consent),
    createElement(
      'div',
      { class: styles.actions },
      createButton('Alle ablehnen', 'secondary', () => consent.denyAll()),
      createButton('Alle akzeptieren', 'secondary', () => consent.acceptAll()),
      ...(isBanner ? [createButton('Einstellungen', 'quiet', () => consent.open('settings'))] : []),
    ),
  );
}

function createBannerText(appMode: boolean): HTMLElement {
  return createElement(
    'p',
    {},
    'Videos und Karten kommen von anderen Anbietern, die dabei Ihre IP-Adresse erfahren. Ohne Ihr Ja laden wir davon nichts; alles andere funktioniert trotzdem. ',
    createElement(
      'a',
      {
        href: getLinkAttributes('/datenschutz', appMode, {}).href,
        class: classNames(linkStyles.link, linkStyles.text),
      },
      'Datenschutz',
    ),
  );
}

function createButton(label: string, look: ButtonLook, onPress: () => void): HTMLElement {
  const button = createElement(
    'button',
    { type: 'button', class: getButtonClassName({ look }) },
    createElement('span', { class: buttonStyles.label }, label),
  );
  button.addEventListener('click', onPress);
  return button;
}
