import { useState } from 'react';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { useConsent } from '@gruenland/shared-ui/shell-context/useConsent.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { consentRegistry } from './consent-registry.ts';
import styles from './consent.module.css';

/** Lists each service with its purpose. No service is preselected. */
export function ConsentSettings() {
  const { consent } = useShell();
  const { services } = useConsent();
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>(services);
  return (
    <form
      className={styles.settings}
      onSubmit={(event) => {
        event.preventDefault();
        consent.save(choices);
      }}
    >
      {consentRegistry.map((category) => (
        <fieldset key={category.slug}>
          <legend>{category.label}</legend>
          <p>{category.description}</p>
          {category.services.map((service) => (
            <label key={service.id} className={styles.service}>
              <input
                type="checkbox"
                checked={category.essential || (choices[service.id] ?? false)}
                disabled={category.essential}
                onChange={(event) => setChoices({ ...choices, [service.id]: event.target.checked })}
              />
              <span>
                <strong>{service.label}</strong> ({service.provider}): {service.purpose}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="submit" look="secondary">
        Auswahl speichern
      </Button>
    </form>
  );
}
