import type { Executor } from '#db/database.ts';
import type { ApplicationNews } from '#queue/task-kinds.ts';
import { enqueue } from '#queue/task.repository.ts';

import type { StoredJob } from '../job-record.repository.ts';
import { changeApplication, findLive, removeApplication } from './application.repository.ts';
import type { StoredApplication } from './application.repository.ts';

/** Whether one can apply here now. */
export const isOpen = ({ state, validThrough, applyUrl }: StoredJob) =>
  state === 'aktiv' && validThrough > new Date() && applyUrl === null;

export const tell = (tx: Executor, applicationId: string, news: ApplicationNews) =>
  enqueue(tx, { kind: 'mail.job-application', payload: { applicationId, news } });
export const tellEmployer = (tx: Executor, applicationId: string, news: 'new' | 'gone') =>
  enqueue(tx, { kind: 'mail.job-employer', payload: { applicationId, news } });

/** The employer has it from now on; a second one of the same person for the same Stelle goes. */
export async function handOver(tx: Executor, application: StoredApplication): Promise<string> {
  const { id, postingId, email } = application;
  const live = await findLive(tx, postingId, email);
  if (live) {
    await removeApplication(tx, id);
    await tell(tx, live.id, 'known');
    return live.id;
  }
  await changeApplication(tx, id, { state: 'eingegangen', confirmedAt: new Date() });
  await tell(tx, id, 'received');
  await tellEmployer(tx, id, 'new');
  return id;
}
