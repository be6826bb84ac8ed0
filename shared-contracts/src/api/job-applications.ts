import type {
  applicationFormSchema,
  applyResponseSchema,
  applyRequestSchema,
  ownApplicationSchema,
  receivedApplicationsSchema,
  sentApplicationSchema,
} from './job-applications.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { ApplicationState } from '#job-board/job-states.ts';

export const applicationLimits = {
  maxNameLength: 120,
  maxPhoneLength: 30,
  maxMessageLength: 3000,
  /** Maximum size of a CV, in bytes. */
  maxCvBytes: 10 * 1024 * 1024,
} as const;

/**
 * Reasons for rejecting a CV, by key. Without script the browser is redirected to a URL that
 * contains the key.
 */
export const cvRefusals = {
  fehlt: 'Bitte wählen Sie zuerst eine Datei aus.',
  'zu-gross': 'Diese Datei ist zu groß. Erlaubt sind 10 MB.',
  'kein-pdf':
    'Diese Datei ist kein PDF. Bitte speichern Sie Ihren Lebenslauf als PDF und versuchen Sie es noch einmal.',
  aktiv:
    'Dieses PDF enthält ein Programm oder andere Dateien. Bitte speichern Sie es als einfaches PDF, zum Beispiel über „Drucken“.',
  'zu-spaet': 'Der Betrieb hat Ihre Bewerbung schon gelesen, sie lässt sich nicht mehr ändern.',
} as const;
export type CvRefusal = keyof typeof cvRefusals;

/** Response to `GET /api/jobs/:number/application`. */
export type ApplicationForm = SchemaOutput<typeof applicationFormSchema>;

/** Body of `POST /api/jobs/:number/applications`. */
export type ApplyRequest = SchemaOutput<typeof applyRequestSchema>;

/**
 * Response to an application. `code` opens the application's page; null if the application was not
 * stored, for example because it looks like spam.
 */
export type ApplyResponse = SchemaOutput<typeof applyResponseSchema>;

/** An application as its applicant sees it. */
export type OwnApplication = SchemaOutput<typeof ownApplicationSchema>;

/** An application as the employer sees it. */
export interface ReceivedApplication {
  readonly id: string;
  readonly version: number;
  readonly state: ApplicationState;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly availableFrom: string | null;
  readonly cv: { readonly name: string; readonly bytes: number } | null;
  readonly receivedAt: string;
  readonly steps: readonly EmployerStep[];
}

export const employerSteps = ['read', 'invite', 'accept', 'decline'] as const;
export type EmployerStep = (typeof employerSteps)[number];

/** Response to `GET /api/account/jobs/:id/applications`. */
export type ReceivedApplications = SchemaOutput<typeof receivedApplicationsSchema>;

/** An application in the list of the signed-in user who sent it. */
export type SentApplication = SchemaOutput<typeof sentApplicationSchema>;
