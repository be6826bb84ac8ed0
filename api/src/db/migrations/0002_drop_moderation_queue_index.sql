DROP INDEX "moderation_cases_queue_idx";
