import type {
  ContractCaseDetail,
  MatchedContract,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { ContractPage } from '#contracts/ContractPage.tsx';
import { ContractsPage } from '#contracts/ContractsPage.tsx';
import { createStaffPageLinks } from './staff-page-links.ts';

const contract: MatchedContract = {
  orderNo: 'GL-7H8KQ9RT',
  product: 'Jahresabo',
  customer: 'Hanna Ohlsen',
  email: 'hanna.ohlsen@hof.example',
  orderedAt: '2026-02-03T09:00:00.000Z',
  state: 'active',
  endsOn: null,
  earliestEnd: '2027-02-03',
  withdrawable: false,
};

const unmatchedCase: ContractCaseDetail = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  kind: 'cancellation',
  manner: 'ordinary',
  name: 'Hanna Ohlsen',
  named: 'das Heft für meine Mutter',
  receivedAt: '2026-11-21T09:00:00.000Z',
  view: 'offen',
  step: 'assign',
  deadline: {
    on: '2026-11-23',
    daysLeft: -3,
    rule: 'Bestätigung mit dem Tag des Endes unverzüglich, § 312k Abs. 4 BGB; zwei Tage nach der Regel des Hauses',
  },
  orderNo: null,
  version: 1,
  email: 'h.ohlsen@post.example',
  reason: null,
  requestedEnd: null,
  receipt: { state: 'sent', at: '2026-11-21T09:00:02.000Z' },
  contract: null,
  assigned: false,
  candidates: [contract],
  decision: null,
  decisionReason: null,
  decidedEnd: null,
  refundedOn: null,
  refundCents: null,
  answers: [{ at: '2026-11-22T08:00:00.000Z', text: 'Welches Abo meinen Sie?' }],
  note: null,
  handled: { by: 'Volker Verlag', at: '2026-11-22T08:00:00.000Z' },
};

const extraordinaryCase: ContractCaseDetail = {
  ...unmatchedCase,
  id: '01KABCDEFGHJKMNPQRSTVWXYZ1',
  manner: 'extraordinary',
  named: contract.orderNo,
  reason: 'Drei Hefte kamen nie an.',
  step: 'decide',
  deadline: {
    on: '2026-11-28',
    daysLeft: 1,
    rule: 'Antwort ohne Zögern, sieben Tage nach der Regel des Hauses',
  },
  orderNo: contract.orderNo,
  contract,
  candidates: [],
  answers: [],
};

const withdrawalCase: ContractCaseDetail = {
  ...extraordinaryCase,
  id: '01KABCDEFGHJKMNPQRSTVWXYZ2',
  kind: 'withdrawal',
  manner: null,
  reason: null,
  step: 'refund',
  deadline: {
    on: '2026-12-05',
    daysLeft: 9,
    rule: 'Erstattung binnen 14 Tagen, § 357 Abs. 1 BGB',
  },
  contract: { ...contract, state: 'withdrawn', withdrawable: true, endsOn: '2026-11-21' },
};

const createDetailStory = (
  state: string,
  contractCase: ContractCaseDetail,
  form?: Record<string, string>,
) => ({
  title: 'Redaktion / Kündigung oder Widerruf',
  state,
  view: () => (
    <ContractPage
      params={{}}
      data={{
        staffPages: createStaffPageLinks('Kündigungen und Widerrufe'),
        contractCase,
        isSaved: false,
      }}
      form={
        form && {
          values: form,
          errors: { reason: 'Bitte begründen Sie das in ein, zwei Sätzen.' },
        }
      }
    />
  ),
});

/** Component examples of the staff pages for cancellations and withdrawals. */
export const contractStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Kündigungen und Widerrufe',
    state: 'drei offen, einer überfällig',
    view: () => (
      <ContractsPage
        params={{}}
        data={{
          staffPages: createStaffPageLinks('Kündigungen und Widerrufe'),
          view: 'offen',
          list: {
            cases: [unmatchedCase, extraordinaryCase, withdrawalCase],
            counts: { open: 3, overdue: 1 },
            page: 1,
            pages: 1,
          },
        }}
      />
    ),
  },
  createDetailStory('kein Vertrag gefunden, überfällig', unmatchedCase),
  createDetailStory('außerordentlich, Begründung fehlt', extraordinaryCase, {
    intent: 'decide',
    version: '1',
    decision: 'refused',
  }),
  createDetailStory('Widerruf, Erstattung offen', withdrawalCase),
  createDetailStory('erledigt', {
    ...withdrawalCase,
    view: 'erledigt',
    step: 'none',
    deadline: null,
    refundedOn: '2026-11-26',
    refundCents: 9840,
  }),
];
