import { ANNOUNCEMENT_LANGUAGES, type AnnouncementLanguage } from '@seller-toolbox/contracts/announcements';
import { NEW_DRAFT, type AnnouncementDraft } from './announcement-draft.ts';
import type { Template } from './announcement-templates.ts';
import en from './templates/en.json';
import id from './templates/id.json';
import ja from './templates/ja.json';
import vi from './templates/vi.json';
import zhTw from './templates/zh-TW.json';
import zh from './templates/zh.json';

type Texts = Readonly<Record<Template, { readonly title: string; readonly content: string }>>;
const TEXTS: Readonly<Record<AnnouncementLanguage, Texts>> = { zh, 'zh-TW': zhTw, en, ja, id, vi };

const LOOKS: Readonly<Record<Template, Partial<AnnouncementDraft>>> = {
  maintenance: { type: 'maintenance', display_position: 'banner' },
  newTool: { type: 'success', click_action: '/tools' },
  feesUpdating: { type: 'warning' },
  problem: { type: 'error', display_position: 'banner' },
};

/** A draft with the texts of a template: written in `language`, translated into the others. */
export function templateDraft(template: Template, language: AnnouncementLanguage): AnnouncementDraft {
  const others = ANNOUNCEMENT_LANGUAGES.filter((each) => each !== language);
  return {
    ...NEW_DRAFT,
    ...LOOKS[template],
    language,
    ...TEXTS[language][template],
    translations: others.map((each) => ({ language_code: each, ...TEXTS[each][template] })),
  };
}
