import {
  ANNOUNCEMENT_LANGUAGES,
  ANNOUNCEMENT_STATUSES,
  ANNOUNCEMENT_TYPES,
  DISPLAY_POSITIONS,
  TARGET_AUDIENCES,
} from '@seller-toolbox/contracts/announcements';
import { FEEDBACK_STATUSES } from '@seller-toolbox/contracts/feedback';
import { languageInfo } from '@seller-toolbox/words';
import { NEW_DRAFT, type AnnouncementDraft } from '../announcements/announcement-draft.ts';
import { useAnnouncementsWords } from '../announcements/announcements-words.ts';
import { useFeedbackWords } from '../feedback/feedback-words.ts';
import { useFrameWords } from './admin-words-context.tsx';

type Value = string | number | boolean | null;

/** Of announcements; feedback has a status as well. */
const FIELDS = Object.keys(NEW_DRAFT) as readonly (keyof AnnouncementDraft)[];
const TRANSLATED = /^translations\.([\w-]+)\.(title|content)$/;

/**
 * Names of the fields of announcements and feedback, in the words of their pages, for another page: it loads these words with
 * its own. Undefined for a field without a word.
 */
export function useRecordNames() {
  const frame = useFrameWords();
  const announcements = useAnnouncementsWords();
  const feedback = useFeedbackWords();

  function ownNameOf(name: string): string | undefined {
    const field = FIELDS.find((each) => each === name);
    return field && announcements(`draft.${field}`);
  }

  return {
    /** `translations.en.title` is the title in English. */
    nameOf(name: string): string | undefined {
      const [, code, field = name] = TRANSLATED.exec(name) ?? [];
      const language = ANNOUNCEMENT_LANGUAGES.find((each) => each === code);
      const ownName = ownNameOf(field);
      return language && ownName ? `${languageInfo(language).name} · ${ownName}` : ownNameOf(name);
    },
    valueOf(name: string, value: Value): string | undefined {
      if (value === null && name === 'start_time') return announcements('time.atOnce');
      if (value === null && name === 'end_time') return announcements('time.never');
      if (typeof value === 'boolean') return frame(value ? 'value.yes' : 'value.no');
      const language = name === 'language' && ANNOUNCEMENT_LANGUAGES.find((each) => each === value);
      if (language) return languageInfo(language).name;
      const type = name === 'type' && ANNOUNCEMENT_TYPES.find((each) => each === value);
      if (type) return announcements(`type.${type}`);
      const audience = name === 'target_audience' && TARGET_AUDIENCES.find((each) => each === value);
      if (audience) return announcements(`audience.${audience}`);
      const position = name === 'display_position' && DISPLAY_POSITIONS.find((each) => each === value);
      if (position) return announcements(`position.${position}`);
      const status = name === 'status' && ANNOUNCEMENT_STATUSES.find((each) => each === value);
      if (status) return announcements(`status.${status}`);
      const answered = name === 'status' && FEEDBACK_STATUSES.find((each) => each === value);
      return answered ? feedback(`status.${answered}`) : undefined;
    },
  };
}

/** The language in the name of a translated field (`title.en`); blank for other fields. */
export function languageOf(name: string): string {
  return TRANSLATED.exec(name)?.[1] ?? '';
}

/** Whether the field is free text, whose changes are shown word by word. */
export function isWritten(name: string): boolean {
  return name === 'title' || name === 'content' || TRANSLATED.test(name);
}
