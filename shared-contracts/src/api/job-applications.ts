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

/** Answer of `GET /api/jobs/:number/application`. */
export interface ApplicationForm {
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  /** Whether this job posting currently accepts applications on this site. */
  readonly open: boolean;
  /** Consent text, shown next to the checkbox. */
  readonly consentText: string;
  readonly viewer: { readonly name: string; readonly email: string } | null;
}

/** Body of `POST /api/jobs/:number/applications`. */
export interface ApplyRequest {
  readonly name: string;
  /** Email address of a guest; signed-in users apply with their account's email address. */
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly message: string;
  /** First day on which the applicant can work (`2027-03-01`); absent means immediately. */
  readonly availableFrom?: string | null | undefined;
  readonly consent: true;
  /** Honeypot field: people leave it empty, bots fill it in. */
  readonly website?: string | undefined;
}

/**
 * Answer to an application. `code` opens the application's page; null if the application was not
 * stored, for example because it looks like spam.
 */
export interface ApplyAnswer {
  readonly code: string | null;
}

/** An application as its applicant sees it. */
export interface OwnApplication {
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly state: ApplicationState;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly cv: { readonly name: string; readonly bytes: number } | null;
  /**
   * Whether the applicant can now confirm the application, attach a CV and withdraw the
   * application.
   */
  readonly may: { readonly confirm: boolean; readonly attach: boolean; readonly withdraw: boolean };
  readonly sentAt: string;
}

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

/** Answer of `GET /api/account/jobs/:id/applications`. */
export interface ReceivedApplications {
  readonly title: string;
  readonly slug: string;
  readonly applications: readonly ReceivedApplication[];
}

/** Body of `POST /api/account/jobs/applications/:id/step`. */
export interface ApplicationStepRequest {
  readonly step: EmployerStep;
  readonly version: number;
}

/** An application in the list of the signed-in user who sent it. */
export interface SentApplication {
  readonly code: string;
  readonly title: string;
  readonly employer: string;
  readonly slug: string;
  readonly state: ApplicationState;
  readonly sentAt: string;
}
