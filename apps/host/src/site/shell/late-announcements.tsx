import { useEffect, useState, type ComponentType } from 'react';

/** Where the page knows of none, they are asked for when everything else is done. */
const NOT_URGENT_MS = 2000;

/** Announcements, loaded after the page has been painted and answers. */
export function LateAnnouncements() {
  const [Late, setLate] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('../../features/announcements/announcements.tsx').then(
        ({ Announcements }) => setLate(() => Announcements),
        // Without a network nothing is announced.
        () => undefined,
      );
    const isAnnounced = document.documentElement.dataset['room'];
    const timer = setTimeout(() => void load(), isAnnounced ? 0 : NOT_URGENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return Late && <Late />;
}
