import { z } from 'zod';

import { REGISTRATION_STATES } from '#api/event-registration.ts';

export const attendeeListSchema = z.object({
  title: z.string(),
  attendees: z
    .array(
      z.object({
        id: z.string(),
        occurrenceId: z.string(),
        startsAt: z.string(),
        state: z.enum(REGISTRATION_STATES),
        ticket: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        seats: z.int(),
        answers: z.array(z.object({ question: z.string(), answer: z.string() })).readonly(),
      }),
    )
    .readonly(),
});
