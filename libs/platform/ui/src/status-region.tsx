import { useEffect, useState } from 'react';

export interface StatusRegionProps {
  message: string;
  /** Waits for a pause in typing, so that a live result is announced once and not per keystroke. */
  delayMs?: number | undefined;
  look?: 'hidden' | 'shown' | undefined;
}

/** Says a change politely. Keep it on the page: a region that arrives with its text is often not read. */
export function StatusRegion({ message, delayMs = 0, look = 'hidden' }: StatusRegionProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), delayMs);
    return () => clearTimeout(timer);
  }, [message, delayMs]);
  return (
    <div role="status" aria-live="polite" className={look === 'hidden' ? 'visually-hidden' : undefined}>
      {said}
    </div>
  );
}
