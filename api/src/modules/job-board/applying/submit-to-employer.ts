import type { Executor } from '#db/database.ts';
import type { ApplicationNotification } from '#queue/task-kinds.ts';
import { enqueueTask } from '#queue/task.repository.ts';

import type { StoredJob } from '../job-record.repository.ts';
import { changeApplication, findLive, removeApplication } from './application.repository.ts';
import type { StoredApplication } from './application.repository.ts';

/** Whether the job accepts applications now. */
export const isOpen = ({ state, validThrough, applyUrl }: StoredJob) =>
  state === 'active' && validThrough > new Date() && applyUrl === null;

export const notifyApplicant = (
  tx: Executor,
  applicationId: string,
  news: ApplicationNotification,
) => enqueueTask(tx, { kind: 'mail.job-application', payload: { applicationId, news } });
export const notifyEmployer = (tx: Executor, applicationId: string, news: 'new' | 'gone') =>
  enqueueTask(tx, { kind: 'mail.job-employer', payload: { applicationId, news } });

/**
 * Hands an application to the employer. A second application of the same person for the same job is
 * dropped.
 */
export async function submitApplication(
  tx: Executor,
  application: StoredApplication,
): Promise<string> {
  const { id, postingId, email } = application;
  const live = await findLive(tx, postingId, email);
  if (live) {
    await removeApplication(tx, id);
    await notifyApplicant(tx, live.id, 'known');
    return live.id;
  }
  await changeApplication(tx, id, { state: 'received', confirmedAt: new Date() });
  await notifyApplicant(tx, id, 'received');
  await notifyEmployer(tx, id, 'new');
  return id;
}
