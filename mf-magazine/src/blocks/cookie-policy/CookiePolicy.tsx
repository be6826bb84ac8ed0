import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { OPENS_CONSENT_ATTRIBUTE } from '@gruenland/shared-contracts/consent.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { CookiePolicyData, CookiePolicyModel } from './cookie-policy.ts';
import styles from './cookie-policy.module.css';

type Props = Pick<BlockViewProps<CookiePolicyModel, CookiePolicyData>, 'model' | 'data'>;

/** Lists the services of the consent registry with their providers and purposes. */
export function CookiePolicy({ model, data }: Props) {
  const { title, intro } = model;
  if (data.length === 0) return null;
  return (
    <section className={styles.policy}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {intro && <p>{intro}</p>}
      {data.map(({ slug, label, description, essential, services }) => (
        <section key={slug} className={styles.category}>
          <h3 className={styles.label}>
            {label}{' '}
            <span className={styles.state}>
              {essential ? 'immer an' : 'aus, bis Sie zustimmen'}
            </span>
          </h3>
          <p>{description}</p>
          <dl className={styles.services}>
            {services.map((service) => (
              <div key={service.id}>
                <dt>
                  {service.label} <span className={styles.provider}>({service.provider})</span>
                </dt>
                <dd>
                  {service.purpose}
                  {service.policyUrl && (
                    <>
                      {' '}
                      <Link href={service.policyUrl}>Datenschutz bei {service.provider}</Link>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Button look="secondary" className={styles.open} {...{ [OPENS_CONSENT_ATTRIBUTE]: '' }}>
        Einstellungen öffnen
      </Button>
      <noscript>
        <p>
          Die Einstellungen brauchen JavaScript. Solange es aus ist, laden wir nichts, was eine
          Zustimmung verlangt.
        </p>
      </noscript>
    </section>
  );
}
