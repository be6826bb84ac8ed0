const VIDEO_ID_PATTERN = /^[\w-]{6,20}$/;
const PLAYER_URL = 'https://www.youtube-nocookie.com/embed/';

/**
 * Converts the URL that an editor pasted to the URL to frame. YouTube videos use the
 * privacy-enhanced player, which sets no cookies before playback, and keep their start time.
 * Undefined for anything but https.
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
  const [, ...parts] =
    START_TIME_PATTERN.exec(searchParams.get('t') ?? searchParams.get('start') ?? '') ?? [];
  const [hours, minutes, seconds] = parts.map((part) => Number(part ?? 0));
  const start = (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  return start > 0 ? `?start=${start}` : '';
}

function readVideoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const id =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? ['embed', 'shorts', 'live'].includes(first)
          ? second
          : searchParams.get('v')
        : undefined;
  return id && VIDEO_ID_PATTERN.test(id) ? id : undefined;
}
