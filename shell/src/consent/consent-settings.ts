import type { ConsentCategory, ConsentService } from '@gruenland/shared-contracts/consent.ts';
import type { ConsentApi } from '@gruenland/shared-contracts/shell-api.ts';
import { getButtonClassName } from '@gruenland/shared-ui/button/button-look.ts';
import { consentRegistry } from './consent-registry.ts';
import { createElement } from './create-element.ts';
import buttonStyles from '@gruenland/shared-ui/button/button.module.css';
import styles from './consent.module.css';

/** Creates the form that lists each service with its purpose. No service is preselected. */
export function createConsentSettings(consent: ConsentApi): HTMLFormElement {
  const { services } = consent.getState();
  const form = createElement(
    'form',
    { class: styles.settings },
    ...consentRegistry.map((category) => createCategory(category, services)),
    createElement(
      'button',
      { type: 'submit', class: getButtonClassName({ look: 'secondary' }) },
      createElement('span', { class: buttonStyles.label }, 'Auswahl speichern'),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    consent.save(readChoices(form));
  });
  return form;
}

function createCategory(
  category: ConsentCategory,
  choices: Readonly<Record<string, boolean>>,
): HTMLElement {
  return createElement(
    'fieldset',
    {},
    createElement('legend', {}, category.label),
    createElement('p', {}, category.description),
    ...category.services.map((service) =>
      createService(service, category.essential, choices[service.id] ?? false),
    ),
  );
}

function createService(
  { id, label, provider, purpose }: ConsentService,
  isEssential: boolean,
  isAllowed: boolean,
): HTMLElement {
  const checkbox = createElement('input', { type: 'checkbox', name: id });
  checkbox.checked = isEssential || isAllowed;
  checkbox.disabled = isEssential;
  return createElement(
    'label',
    { class: styles.service },
    checkbox,
    createElement('span', {}, createElement('strong', {}, label), ` (${provider}): ${purpose}`),
  );
}

/** Reads the choices of all services that the visitor can refuse. */
function readChoices(form: HTMLFormElement): Readonly<Record<string, boolean>> {
  const checkboxes = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:enabled');
  return Object.fromEntries([...checkboxes].map(({ name, checked }) => [name, checked]));
}
