import buttonStyles from '@gruenland/shared-ui/button/button.module.css';
import linkStyles from '@gruenland/shared-ui/link/Link.module.css';
import styles from './consent.module.css';

/** Classes of the consent banner and its settings, which the browser draws without the server. */
export const consentClasses: readonly string[] = [styles, buttonStyles, linkStyles].flatMap(
  (classes) => Object.values(classes),
);
