import { mailRules } from './mail-rules.ts';
import type { MailKind } from './mail-rules.ts';
import type { TaskHandlers, TaskKind } from './task-kinds.ts';

/** The kinds of tasks that send no mail. The type makes sure that none is missing. */
const kindsWithoutMail: Readonly<Record<Exclude<TaskKind, MailKind>, true>> = {
  'account.end-block': true,
  'newsletter.start': true,
  'newsletter.batch': true,
  'registration.notify-all': true,
  'registration.lapse': true,
  'saved-search.schedule': true,
  'saved-search.run': true,
  'privacy.export': true,
  maintenance: true,
};

const allTaskKindNames: readonly string[] = [
  ...Object.keys(mailRules),
  ...Object.keys(kindsWithoutMail),
];

/**
 * Returns the given handlers with a type in which no handler is missing.
 *
 * @throws Error if a kind of task has no handler
 */
export function requireAllHandlers(handlers: Partial<TaskHandlers>): TaskHandlers {
  const missingKinds = allTaskKindNames.filter((kind) => !Object.hasOwn(handlers, kind));
  if (missingKinds.length > 0) throw new Error(`no module handles ${missingKinds.join(', ')}`);
  return handlers as TaskHandlers;
}
