import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import styles from './content-page.module.css';

/** Model of a content page's head. */
export interface ContentPageHeadModel {
  readonly headline: string;
  readonly lead: string | undefined;
}

/** Renders the headline and the lead of a content page. */
export function ContentPageHead({ model }: { readonly model: ContentPageHeadModel }) {
  return (
    <header className={styles.head}>
      <Heading level={1} size={5} tabIndex={-1}>
        {model.headline}
      </Heading>
      {model.lead && <Lead>{model.lead}</Lead>}
    </header>
  );
}
