import type { Executor } from '#db/database.ts';
import type { ApplicationNotification } from '#queue/task-kinds.ts';
import { enqueueTask } from '#queue/task.repository.ts';

import type { StoredJob } from '../job-record.repository.ts';
import {
  changeApplication,
  findActiveApplication,
  removeApplication,
} from './application.repository.ts';
import type { StoredApplication } from './application.repository.ts';

/**
 * Returns whether people can apply for the job on this site: it is active, has not ended, and names
 * no external application URL.
 */
export const isOpenForApplications = ({ state, validThrough, applyUrl }: StoredJob) =>
  state === 'active' && validThrough > new Date() && applyUrl === null;

export const notifyApplicant = (
  tx: Executor,
  applicationId: string,
  notification: ApplicationNotification,
) => enqueueTask(tx, { kind: 'mail.job-application', payload: { applicationId, notification } });
export const notifyEmployer = (
  tx: Executor,
  applicationId: string,
  notification: 'new' | 'withdrawn',
) => enqueueTask(tx, { kind: 'mail.job-employer', payload: { applicationId, notification } });

/**
 * Delivers an application to the employer. If the person already has an active application for the
 * job, deletes the new one instead. @returns the id of the active application
 */
export async function submitApplication(
  tx: Executor,
  application: StoredApplication,
): Promise<string> {
  const { id, postingId, email } = application;
  const activeApplication = await findActiveApplication(tx, postingId, email);
  if (activeApplication) {
    await removeApplication(tx, id);
    await notifyApplicant(tx, activeApplication.id, 'already-applied');
    return activeApplication.id;
  }
  await changeApplication(tx, id, { state: 'received', confirmedAt: new Date() });
  await notifyApplicant(tx, id, 'received');
  await notifyEmployer(tx, id, 'new');
  return id;
}
