/** Whether an occurrence takes place as announced. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'moved', 'moved-online'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
