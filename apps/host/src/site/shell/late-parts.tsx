import { addressAt } from '@seller-toolbox/site-kit/address-table';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { whenAnnounced } from '../../features/announcements/when-announced.ts';
import { DeferredNotices } from './deferred-notices.tsx';

/** What comes after all that a page needs; most of it shows only if there is anything. */
export function LateParts() {
  const { toolId } = addressAt(useLocation().pathname);
  useEffect(() => {
    if (toolId === undefined) return undefined;
    let isLeft = false;
    // Of its own, because pages without a tool do not have what it imports.
    import('../late-tool-page.ts')
      .then((late) => (isLeft ? undefined : late.finishToolPage(toolId)))
      // Without a connection this one click is not counted, and the tool works without the list of products.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
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
      void import('../../features/announcements/announcements.tsx').then(
        ({ Announcements }) => setLoaded(() => Announcements),
        // Without a network nothing is announced.
        () => undefined,
      );
    if (!document.documentElement.dataset['reserved']) return whenAnnounced(language, load);
    load();
    return undefined;
  }, [language, isLoaded]);
  return Loaded && <Loaded />;
}
