import type { ApplicationState } from '#job-board/job-states.ts';

export const applicationLimits = {
  nameMax: 120,
  phoneMax: 30,
  messageMax: 3000,
  /** Bytes of a Lebenslauf. */
  cvBytes: 10 * 1024 * 1024,
} as const;

/** Why a Lebenslauf was not taken; stands in the address of the page after a plain form. */
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
  /** Whether one can apply here and now. */
  readonly open: boolean;
  /** Shown before consent is given. */
  readonly consentText: string;
  readonly viewer: { readonly name: string; readonly email: string } | null;
}

/** Body of `POST /api/jobs/:number/applications`. */
export interface ApplyRequest {
  readonly name: string;
  /** Guests only; signed-in people apply with the address of their account. */
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly message: string;
  /** `2027-03-01`; none: at once. */
  readonly availableFrom?: string | null | undefined;
  readonly consent: true;
  /** A field that only machines fill in. */
  readonly website?: string | undefined;
}

/** The code opens one's own application; null where there is nothing to open. */
export interface ApplyAnswer {
  readonly code: string | null;
}

/** One's own application, by code. */
export interface OwnApplication {
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly state: ApplicationState;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly cv: { readonly name: string; readonly bytes: number } | null;
  /** What the code allows now. */
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

export const employerSteps = ['read', 'talk', 'accept', 'refuse'] as const;
export type EmployerStep = (typeof employerSteps)[number];

/** Answer of `GET /api/account/jobs/:id/applications`. */
export interface ReceivedApplications {
  readonly title: string;
  readonly slug: string;
  readonly applications: readonly ReceivedApplication[];
}

/** Body of `POST /api/account/jobs/applications/:id/step`. */
export interface StepRequest {
  readonly step: EmployerStep;
  readonly version: number;
}

/** One of one's own applications in the account. */
export interface SentApplication {
  readonly code: string;
  readonly title: string;
  readonly employer: string;
  readonly slug: string;
  readonly state: ApplicationState;
  readonly sentAt: string;
}
