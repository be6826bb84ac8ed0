import type { PrintOrder, PrintOrderKind } from '#api/print-subscription.ts';

/** How far somebody of the house is with what a reader sent. */
export const deskStates = ['neu', 'in-arbeit', 'erledigt'] as const;
export type DeskState = (typeof deskStates)[number];

/** What readers send about printed magazines: orders, and wishes about running contracts. */
export const deskTaskKinds = ['order', 'address', 'pause', 'complaint', 'payment'] as const;
export type DeskTaskKind = (typeof deskTaskKinds)[number];

export interface DeskTask {
  readonly id: string;
  readonly kind: DeskTaskKind;
  readonly state: DeskState;
  readonly product: string;
  readonly orderKind: PrintOrderKind;
  readonly orderNo: string;
  /** Who pays. */
  readonly customer: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** `GET /api/redaktion/bestellungen?stand=&art=&seite=`: the oldest first. */
export interface DeskTaskList {
  readonly tasks: readonly DeskTask[];
  readonly counts: { readonly neu: number; readonly inArbeit: number };
  readonly page: number;
  readonly pages: number;
}

/** `GET /api/redaktion/bestellungen/:id` */
export interface DeskTaskDetail extends DeskTask {
  /** 0 until somebody touches it. */
  readonly version: number;
  readonly note: string | null;
  /** Who touched it last, and when. */
  readonly handled: { readonly by: string; readonly at: string } | null;
  /** The contract as it is now. */
  readonly order: PrintOrder;
  readonly contractState: string;
  readonly endsOn: string | null;
  readonly phone: string | null;
  readonly customerNo: string | null;
  /** What was asked for, line by line; empty for an order. */
  readonly asked: readonly { readonly label: string; readonly value: string }[];
}

/** `POST /api/redaktion/bestellungen/:id/stand` */
export interface WorkOnTaskRequest {
  readonly version: number;
  readonly state: DeskState;
  readonly note?: string | null | undefined;
}

/** `POST /api/redaktion/bestellungen/:id/konto`: the account in full; each look is noted. */
export interface DeskBank {
  readonly orderNo: string;
  readonly accountHolder: string;
  readonly iban: string;
  readonly mandateRef: string | null;
  /** ISO 8601. */
  readonly mandateAt: string | null;
}
