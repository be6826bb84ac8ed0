import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { NEWSLETTER_FIELD_PREFIX } from '#model/newsletter-list-field.ts';
import { listTickedValues } from '@gruenland/shared-ui/form/call/form-call.ts';
import { rememberNewsletterForm } from '#model/newsletter-form.ts';
import { SubmitObserver } from '#components/SubmitObserver.tsx';
import { NewsletterForm } from '#forms/NewsletterForm.tsx';
import { NewsletterSent } from './NewsletterSent.tsx';
import type { NewsletterData } from './newsletter.loader.server.ts';

/** Shows the page to subscribe to newsletters. */
export function NewsletterPage({ data, form }: RouteViewProps<NewsletterData>) {
  if (data.isSent && !form) return <NewsletterSent data={data} />;
  return (
    <>
      <Heading level={1} size={4}>
        Newsletter
      </Heading>
      <Lead>Grünland im Postfach, so oft Sie mögen. Abbestellen geht mit einem Klick.</Lead>
      <SubmitObserver onSubmit={rememberNewsletterForm}>
        <NewsletterForm
          key={data.formKey}
          name="newsletter"
          lists={data.lists}
          initialListIds={form ? listTickedValues(form.values, NEWSLETTER_FIELD_PREFIX) : []}
          page="/newsletter"
          formKey={data.formKey}
          state={form}
        />
      </SubmitObserver>
    </>
  );
}
