const VIDEO_ID_PATTERN = /^[\w-]{6,20}$/;
const PLAYER_URL = 'https://www.youtube-nocookie.com/embed/';

/**
 * Converts the URL that an editor has entered to the URL of the frame. YouTube videos keep their
 * start time and use the privacy-enhanced player, which sets no cookies before playback. Returns
 * undefined unless the URL uses https.
 */
export function toFrameUrl(pastedUrl: string): string | undefined {
  const url = URL.parse(pastedUrl.startsWith('//') ? `https:${pastedUrl}` : pastedUrl);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  const video = readVideoId(url);
  return video === undefined ? url.href : `${PLAYER_URL}${video}${toStartParameter(url)}`;
}

const START_TIME_PATTERN = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

/** Converts `t=90`, `t=1m30s` or `start=90` to the player's `start` parameter. */
function toStartParameter({ searchParams }: URL): string {
  const [, ...timeParts] =
    START_TIME_PATTERN.exec(searchParams.get('t') ?? searchParams.get('start') ?? '') ?? [];
  const [hours, minutes, seconds] = timeParts.map((part) => Number(part ?? 0));
  const startSeconds = (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  return startSeconds > 0 ? `?start=${startSeconds}` : '';
}

function readVideoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [firstSegment = '', secondSegment = ''] = pathname.split('/').filter(Boolean);
  const siteHost = hostname.replace(/^(?:www|m)\./, '');
  const id =
    siteHost === 'youtu.be'
      ? firstSegment
      : siteHost === 'youtube.com' || siteHost === 'youtube-nocookie.com'
        ? ['embed', 'shorts', 'live'].includes(firstSegment)
          ? secondSegment
          : searchParams.get('v')
        : undefined;
  return id && VIDEO_ID_PATTERN.test(id) ? id : undefined;
}
