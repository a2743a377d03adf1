import type { ReactNode } from 'react';

/** A link to the site, outside of the frame. */
export function SiteLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
