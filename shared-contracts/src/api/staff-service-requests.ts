import type {
  bankAccountSchema,
  serviceRequestDetailSchema,
  serviceRequestListSchema,
  updateServiceRequestSchema,
} from './staff-service-requests.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { PrintOrderKind } from '#api/print-subscription.ts';

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

/** Response to `GET /api/staff/service-requests?stand=&art=&seite=`, oldest first. */
export type ServiceRequestList = SchemaOutput<typeof serviceRequestListSchema>;

/** Response to `GET /api/staff/service-requests/:id`. */
export type ServiceRequestDetail = SchemaOutput<typeof serviceRequestDetailSchema>;

/** Body of `POST /api/staff/service-requests/:id/state`. */
export type UpdateServiceRequest = SchemaOutput<typeof updateServiceRequestSchema>;

/**
 * Response to `POST /api/staff/service-requests/:id/bank-account`: the full bank account data. Each
 * access is logged.
 */
export type BankAccount = SchemaOutput<typeof bankAccountSchema>;
