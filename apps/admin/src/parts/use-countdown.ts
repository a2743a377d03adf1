import { useEffect, useState } from 'react';

/** The remaining seconds of a countdown; `start` begins one. */
export function useCountdown(): { readonly left: number; readonly start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (until <= Date.now()) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  function start(seconds: number) {
    const started = Date.now();
    setNow(started);
    setUntil(started + seconds * 1000);
  }

  return { left, start };
}
