import { mailRules } from './mail-rules.ts';
import type { MailKind } from './mail-rules.ts';
import type { TaskHandlers, TaskKind } from './task-kinds.ts';

/** The kinds of tasks that send no mail; the type requires all of them. */
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

/** All kinds of tasks. */
const allTaskKinds: readonly string[] = [
  ...Object.keys(mailRules),
  ...Object.keys(kindsWithoutMail),
];

/**
 * Returns the given handlers with the type that requires all kinds of tasks.
 *
 * @throws Error if a kind of task has no handler
 */
export function requireAllHandlers(handlers: Partial<TaskHandlers>): TaskHandlers {
  const missingKinds = allTaskKinds.filter((kind) => !Object.hasOwn(handlers, kind));
  if (missingKinds.length > 0) throw new Error(`no module handles ${missingKinds.join(', ')}`);
  return handlers as TaskHandlers;
}
