import type {
  StoredSubmission,
  StoredSubmissionPage,
  FormOverview,
  SurveyDetail,
  SurveyTextRequest,
} from '@gruenland/shared-contracts/api/staff-forms.ts';
import type { StoredSubmissionsQuery } from '@gruenland/shared-contracts/api/staff-forms.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import { formatDateTime } from '#mail/format.ts';
import { getStartOfGermanDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import { formatCsv } from '#format-csv.ts';

import type { ContentForm, ContentForms } from '../content-forms.ts';
import { findFormFiles, readFormFile } from '../files/form-file.repository.ts';
import { countVotes } from '../survey.repository.ts';
import {
  countAnswers,
  countAnswersByForm,
  countTexts,
  countVotersBySurvey,
  decideFreeText,
  deleteAnswer,
  findAnswers,
  findFreeTexts,
} from './form-answers.repository.ts';
import type { AnswerFilter } from './form-answers.repository.ts';

const pageSize = 20;
const maxCsvRows = 20_000;

/** Manages form answers and survey results for staff. */
export interface StaffFormService {
  readOverview(): Promise<FormOverview>;
  answers(query: StoredSubmissionsQuery): Promise<StoredSubmissionPage>;
  /** Returns the answers as CSV. Each call is recorded in the audit log. */
  exportCsv(staffMember: User, query: StoredSubmissionsQuery): Promise<string>;
  /**
   * Returns a file of an answer. Each call is recorded in the audit log.
   * @throws Problem `record.not-found`
   */
  readFile(staffMember: User, id: string): Promise<AnswerFile>;
  /**
   * Deletes an answer at the request of the person who gave it. Each call is recorded in the audit
   * log.
   * @throws Problem `record.not-found`
   */
  remove(staffMember: User, id: string): Promise<void>;
  /** @throws Problem `record.not-found` */
  readSurvey(id: string, page: number): Promise<SurveyDetail>;
  /** @throws Problem `record.changed` if another staff member decided in the meantime */
  decide(staffMember: User, id: string, request: SurveyTextRequest): Promise<void>;
}

export type AnswerFile = NonNullable<Awaited<ReturnType<typeof readFormFile>>>;

export interface StaffFormDependencies {
  readonly db: Drizzle;
  readonly encryption: Encryption;
  readonly contentForms: () => Promise<ContentForms>;
}

type SentFile = Awaited<ReturnType<typeof findFormFiles>>[number];
type StoredAnswer = Awaited<ReturnType<typeof findAnswers>>[number];

const parseFilter = ({
  form,
  von: firstDay,
  bis: lastDay,
}: StoredSubmissionsQuery): AnswerFilter => ({
  form,
  from: firstDay === undefined ? undefined : getStartOfGermanDay(firstDay),
  to: lastDay === undefined ? undefined : getStartOfGermanDay(lastDay, 1),
});

/**
 * Returns the columns of the table of answers: the fields of the form in order, or all answered
 * fields if the form no longer exists.
 */
function getAnswerColumns(
  form: ContentForm | undefined,
  rows: readonly StoredAnswer[],
): Map<string, string> {
  const fields = form?.definition.steps.flatMap((step) => step.fields) ?? [];
  const answerFields = fields.filter(({ kind }) => kind !== 'heading' && kind !== 'file');
  if (answerFields.length > 0) return new Map(answerFields.map(({ name, label }) => [name, label]));
  return new Map(
    rows.flatMap(({ answers, labels }) =>
      Object.keys(answers).map((name): [string, string] => [name, labels[name] ?? name]),
    ),
  );
}

const formatAnswer = (value: string | undefined) => (value === 'true' ? 'ja' : (value ?? ''));

const consentColumns = ['Fassung des Formulars', 'Fassung vom', 'Einwilligungen im Wortlaut'];

/**
 * Returns the table cells about consent: the version of the form, the time of its publication, and
 * the full texts of the consents.
 */
const listConsentCells = ({
  version,
  versionAt,
  consents,
}: Pick<StoredAnswer, 'version' | 'versionAt' | 'consents'>): string[] => [
  version ?? '',
  versionAt ? formatDateTime(versionAt) : '',
  Object.values(consents ?? {}).join('\n\n'),
];

function toAnswerView(storedAnswer: StoredAnswer, files: readonly SentFile[]): StoredSubmission {
  const { id, createdAt, deleteAt, answers, labels, version, versionAt, consents } = storedAnswer;
  return {
    id,
    at: createdAt.toISOString(),
    deleteAt: deleteAt.toISOString(),
    fields: Object.entries(answers).map(([name, value]) => ({
      label: labels[name] ?? name,
      value: formatAnswer(value),
    })),
    ...(version !== null && { version: { hash: version, at: versionAt?.toISOString() ?? null } }),
    ...(consents && { consents: Object.values(consents) }),
    files: files
      .filter(({ submissionId }) => submissionId === storedAnswer.id)
      .map((file) => ({
        id: file.id,
        label: labels[file.field] ?? file.field,
        name: file.name,
        bytes: file.bytes,
      })),
  };
}

async function readOverview({ db, contentForms }: StaffFormDependencies): Promise<FormOverview> {
  const content = await contentForms();
  const answerCounts = new Map((await countAnswersByForm(db)).map((row) => [row.form, row]));
  const voterCounts = new Map((await countVotersBySurvey(db)).map((row) => [row.survey, row]));
  const forms = new Map(content.forms.map((form) => [form.slug, form]));
  const surveys = new Map(content.surveys.map((survey) => [survey.id, survey]));
  return {
    forms: [...new Set([...forms.keys(), ...answerCounts.keys()])].map((slug) => ({
      slug,
      title: forms.get(slug)?.definition.title ?? slug,
      defined: forms.has(slug),
      answers: answerCounts.get(slug)?.count ?? 0,
      latestAt: answerCounts.get(slug)?.latest.toISOString() ?? null,
      retentionDays: forms.get(slug)?.retentionDays ?? null,
    })),
    surveys: [...new Set([...surveys.keys(), ...voterCounts.keys()])].map((id) => ({
      id,
      question: surveys.get(id)?.question ?? id,
      story: surveys.get(id)?.story ?? null,
      voters: voterCounts.get(id)?.voters ?? 0,
      held: voterCounts.get(id)?.held ?? 0,
    })),
  };
}

async function readSurvey(
  { db, contentForms }: StaffFormDependencies,
  id: string,
  page: number,
): Promise<SurveyDetail> {
  const survey = (await contentForms()).surveys.find((candidate) => candidate.id === id);
  const { voters, votes } = await countVotes(db, id);
  if (!survey && voters === 0) throw new Problem('record.not-found');
  const texts = await findFreeTexts(db, id, pageSize, (page - 1) * pageSize);
  const options = survey?.options ?? [...votes.keys()];
  return {
    id,
    question: survey?.question ?? id,
    story: survey?.story ?? null,
    voters,
    counts: options.map((option) => ({ option, votes: votes.get(option) ?? 0 })),
    texts: texts.map((row) => ({
      id: row.id,
      text: row.text ?? '',
      at: row.createdAt.toISOString(),
      state: row.textState ?? 'held',
    })),
    page,
    pages: Math.ceil((await countTexts(db, id)) / pageSize),
  };
}

export function createStaffFormService(dependencies: StaffFormDependencies): StaffFormService {
  const { db, contentForms } = dependencies;
  const getForm = async (slug: string) =>
    (await contentForms()).forms.find((form) => form.slug === slug);
  return {
    readOverview: () => readOverview(dependencies),
    answers: async (query) => {
      const { form: slug, seite: page = 1 } = query;
      const answerFilter = parseFilter(query);
      const total = await countAnswers(db, answerFilter);
      const rows = await findAnswers(db, answerFilter, pageSize, (page - 1) * pageSize);
      const title = (await getForm(slug))?.definition.title ?? slug;
      const pages = Math.ceil(total / pageSize);
      const files = await findFormFiles(
        db,
        rows.map(({ id }) => id),
      );
      const answers = rows.map((row) => toAnswerView(row, files));
      return { slug, title, total, page, pages, answers };
    },
    exportCsv: async (staffMember, query) => {
      const rows = await findAnswers(db, parseFilter(query), maxCsvRows);
      const columns = getAnswerColumns(await getForm(query.form), rows);
      await recordAudit(db, {
        action: 'form.exported',
        actor: staffMember.id,
        subject: `form:${query.form}`,
        details: { count: rows.length },
      });
      const tableRows = rows.map(({ createdAt, answers, ...consentProof }) => [
        formatDateTime(createdAt),
        ...[...columns.keys()].map((name) => formatAnswer(answers[name])),
        ...listConsentCells(consentProof),
      ]);
      return formatCsv([['Eingegangen', ...columns.values(), ...consentColumns], ...tableRows]);
    },
    readFile: async (staffMember, id) => {
      const file = await readFormFile(db, dependencies.encryption, id);
      if (!file) throw new Problem('record.not-found');
      const auditSubject = `form-submission:${file.submissionId}`;
      await recordAudit(db, {
        action: 'form.file-opened',
        actor: staffMember.id,
        subject: auditSubject,
      });
      return file;
    },
    remove: async (staffMember, id) => {
      await db.transaction(async (tx) => {
        const form = await deleteAnswer(tx, id);
        if (form === null) throw new Problem('record.not-found');
        const subject = `form-submission:${id}`;
        await recordAudit(tx, {
          action: 'form.answer-deleted',
          actor: staffMember.id,
          subject,
          details: { form },
        });
      });
    },
    readSurvey: (id, page) => readSurvey(dependencies, id, page),
    decide: async (staffMember, id, { before, state }) => {
      await db.transaction(async (tx) => {
        const survey = await decideFreeText(tx, id, before, state);
        if (survey === null) throw new Problem('record.changed');
        await recordAudit(tx, {
          action: `survey.text-${state}`,
          actor: staffMember.id,
          subject: `survey-vote:${id}`,
          details: { survey },
        });
      });
    },
  };
}
