/** Number of rows of a large publisher, by what the rows are. */
export interface VolumeSize {
  readonly liveAds: number;
  readonly formerAds: number;
  readonly photos: number;
  readonly events: number;
  readonly registrations: number;
  readonly jobs: number;
  readonly applications: number;
  readonly users: number;
  readonly sessions: number;
  readonly subscriptions: number;
  readonly tasks: number;
  readonly articleViews: number;
  readonly drawEntries: number;
  readonly savedSearches: number;
  readonly watchlistItems: number;
  readonly conversations: number;
  readonly auditRecords: number;
}

const fullSize: VolumeSize = {
  liveAds: 100_000,
  formerAds: 400_000,
  photos: 300_000,
  events: 20_000,
  registrations: 200_000,
  jobs: 10_000,
  applications: 50_000,
  users: 200_000,
  sessions: 2_000_000,
  subscriptions: 300_000,
  tasks: 1_000_000,
  articleViews: 5_000_000,
  drawEntries: 50_000,
  savedSearches: 20_000,
  watchlistItems: 200_000,
  conversations: 50_000,
  auditRecords: 500_000,
};

/** Returns the size of a large publisher, multiplied by `scale`. */
export const createVolumeSize = (scale: number): VolumeSize =>
  Object.fromEntries(
    Object.entries(fullSize).map(([name, count]) => [name, Math.ceil(count * scale)]),
  ) as unknown as VolumeSize;
