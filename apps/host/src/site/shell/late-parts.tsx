import { addressAt } from '@seller-toolbox/site-kit/address-table';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { whenAnnounced } from '../../features/announcements/when-announced.ts';
import { loadInPause } from '../base/load-in-pause.ts';
import { DeferredNotices } from './deferred-notices.tsx';

/** What comes after all that a page needs; most of it shows only if there is anything. */
export function LateParts() {
  const { toolId } = addressAt(useLocation().pathname);
  useEffect(() => {
    if (toolId === undefined) return undefined;
    // Of its own, because pages without a tool do not have what it imports. Without a connection this one click is not counted.
    return loadInPause(
      () => import('../late-tool-page.ts'),
      (late) => void late.loadToolPageExtras(toolId),
    );
  }, [toolId]);
  return (
    <>
      <DeferredAnnouncements />
      <DeferredNotices />
    </>
  );
}

/** Where space is reserved, announcements load immediately; elsewhere only if there are any. */
function DeferredAnnouncements() {
  const language = useLanguage();
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const isLoaded = Loaded !== null;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = () =>
      loadInPause(
        () => import('../../features/announcements/announcements.tsx'),
        ({ Announcements }) => setLoaded(() => Announcements),
      );
    return document.documentElement.dataset['reserved'] ? load() : whenAnnounced(language, load);
  }, [language, isLoaded]);
  return Loaded && <Loaded />;
}
