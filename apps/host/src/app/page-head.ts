import { useEffect } from 'react';

export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Keeps the document's title and description with the route; the prerendered page already has them. */
export function usePageHead({ title, description }: PageHead): void {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
