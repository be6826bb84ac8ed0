import type { PrintOrder, PrintOrderKind } from '#api/print-subscription.ts';

/** Processing states of a service request. */
export const serviceRequestStates = ['new', 'in-progress', 'done'] as const;
export type ServiceRequestState = (typeof serviceRequestStates)[number];

/** German word for each state, used in URLs of staff pages. */
export const serviceRequestStateWords: Readonly<Record<ServiceRequestState, string>> = {
  new: 'neu',
  'in-progress': 'in-arbeit',
  done: 'erledigt',
};

/** Kinds of service requests: an order of printed magazines, or a request about a subscription. */
export const serviceRequestKinds = ['order', 'address', 'pause', 'complaint', 'payment'] as const;
export type ServiceRequestKind = (typeof serviceRequestKinds)[number];

export interface ServiceRequest {
  readonly id: string;
  readonly kind: ServiceRequestKind;
  readonly state: ServiceRequestState;
  readonly product: string;
  readonly orderKind: PrintOrderKind;
  readonly orderNo: string;
  /** Name of the paying customer. */
  readonly customer: string;
  /** Time in ISO 8601 format. */
  readonly receivedAt: string;
}

/** Answer of `GET /api/staff/service-requests?stand=&art=&seite=`, oldest first. */
export interface ServiceRequestList {
  readonly requests: readonly ServiceRequest[];
  readonly counts: { readonly new: number; readonly inProgress: number };
  readonly page: number;
  readonly pages: number;
}

/** Answer of `GET /api/staff/service-requests/:id`. */
export interface ServiceRequestDetail extends ServiceRequest {
  /** Version of the record; 0 until staff first edit it. */
  readonly version: number;
  readonly note: string | null;
  /** Staff member who last edited the record, and when; null if nobody has edited it. */
  readonly handled: { readonly by: string; readonly at: string } | null;
  /** The current order, with all changes so far. */
  readonly order: PrintOrder;
  readonly contractState: string;
  readonly endsOn: string | null;
  readonly phone: string | null;
  readonly customerNo: string | null;
  /** Requested changes, each with label and new value; empty for a request of kind `order`. */
  readonly requestedChanges: readonly { readonly label: string; readonly value: string }[];
}

/** Body of `POST /api/staff/service-requests/:id/state`. */
export interface UpdateServiceRequest {
  readonly version: number;
  readonly state: ServiceRequestState;
  readonly note?: string | null | undefined;
}

/**
 * Answer of `POST /api/staff/service-requests/:id/bank-account`: the full bank account data. Each
 * access is logged.
 */
export interface BankAccount {
  readonly orderNo: string;
  readonly accountHolder: string;
  readonly iban: string;
  readonly mandateRef: string | null;
  /** Time at which the customer gave the SEPA mandate, in ISO 8601 format. */
  readonly mandateAt: string | null;
}
