/** States of an occurrence: whether it takes place as announced, is cancelled or was moved. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'moved', 'moved-online'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
