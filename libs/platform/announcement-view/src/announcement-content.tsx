import { useLanguage } from '@seller-toolbox/words/react';
import { useLayoutEffect, useRef } from 'react';
import { localAddress } from '@seller-toolbox/site-kit/local-address';
import { cleanHtml } from './clean-html.ts';

/** The simple HTML of an announcement, cleaned and then put in as elements. */
export function AnnouncementContent({ html, className }: { html: string; className?: string | undefined }) {
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(cleanHtml(html, { toLocal: (path) => localAddress(path, language) }));
  }, [html, language]);
  return <div ref={box} className={className} />;
}
