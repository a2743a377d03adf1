import { useFormat } from '@seller-toolbox/words/react';
import { useFrameWords } from '../app/admin-words-context.tsx';

/** The admin's own time zone, as the browser has it. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** How far the zone is from UTC at an instant: `UTC+8`, `UTC-3:30`. */
export function offsetName(instant: Date): string {
  const minutes = -instant.getTimezoneOffset();
  const size = Math.abs(minutes);
  const rest = size % 60;
  const tail = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${tail}`;
}

/** An instant (ISO 8601) in the admin's zone; the title says it in UTC. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  const instant = new Date(at);
  return (
    <time className="num" dateTime={at} title={`${format.dateTime(instant, 'UTC')} UTC`}>
      {format.dateTime(instant)}
    </time>
  );
}

/** Names the zone of all times on the page. */
export function ZoneNote() {
  const t = useFrameWords();
  const zone = ownTimeZone();
  return <>{t('time.zone', { zone, offset: offsetName(new Date()) })}</>;
}
