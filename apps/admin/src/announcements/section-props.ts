import type { AnnouncementDraft } from './announcement-draft.ts';

/** What the sections of the announcement form share. */
export interface SectionProps {
  readonly draft: AnnouncementDraft;
  readonly onChange: (part: Partial<AnnouncementDraft>) => void;
  /** What is wrong at a path, in words. */
  readonly errorAt: (path: string) => string | undefined;
}
