import type { PrintOrder, PrintOrderKind } from '#api/print-subscription.ts';

/** Processing states of a service request. */
export const serviceRequestStates = ['new', 'in-progress', 'done'] as const;
export type ServiceRequestState = (typeof serviceRequestStates)[number];

/** German words for the states in addresses of staff pages. */
export const serviceRequestStateWords: Readonly<Record<ServiceRequestState, string>> = {
  new: 'neu',
  'in-progress': 'in-arbeit',
  done: 'erledigt',
};

/** Orders of printed magazines, and requests about existing subscriptions. */
export const serviceRequestKinds = ['order', 'address', 'pause', 'complaint', 'payment'] as const;
export type ServiceRequestKind = (typeof serviceRequestKinds)[number];

export interface ServiceRequest {
  readonly id: string;
  readonly kind: ServiceRequestKind;
  readonly state: ServiceRequestState;
  readonly product: string;
  readonly orderKind: PrintOrderKind;
  readonly orderNo: string;
  /** The paying customer. */
  readonly customer: string;
  /** Time in ISO 8601 format. */
  readonly receivedAt: string;
}

/** `GET /api/staff/service-requests?stand=&art=&seite=`: oldest first. */
export interface ServiceRequestList {
  readonly requests: readonly ServiceRequest[];
  readonly counts: { readonly new: number; readonly inProgress: number };
  readonly page: number;
  readonly pages: number;
}

/** `GET /api/staff/service-requests/:id` */
export interface ServiceRequestDetail extends ServiceRequest {
  /** Version of the record; 0 until staff first edit it. */
  readonly version: number;
  readonly note: string | null;
  /** Staff member who last edited the record, and when; null if nobody has edited it. */
  readonly handled: { readonly by: string; readonly at: string } | null;
  /** The current contract. */
  readonly order: PrintOrder;
  readonly contractState: string;
  readonly endsOn: string | null;
  readonly phone: string | null;
  readonly customerNo: string | null;
  /** Requested changes, line by line; empty for a request of kind `order`. */
  readonly requestedChanges: readonly { readonly label: string; readonly value: string }[];
}

/** `POST /api/staff/service-requests/:id/state` */
export interface UpdateServiceRequest {
  readonly version: number;
  readonly state: ServiceRequestState;
  readonly note?: string | null | undefined;
}

/**
 * `POST /api/staff/service-requests/:id/bank-account`: the full account data; each access is
 * logged.
 */
export interface BankAccount {
  readonly orderNo: string;
  readonly accountHolder: string;
  readonly iban: string;
  readonly mandateRef: string | null;
  /** Time in ISO 8601 format. */
  readonly mandateAt: string | null;
}
