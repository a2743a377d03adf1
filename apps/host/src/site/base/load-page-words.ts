import type { Language, WordTree } from '@seller-toolbox/words';
import { loadErrorWords } from '@seller-toolbox/words/error-words';
import type announcements from '@seller-toolbox/announcement-view/words/zh';
import type feedback from '../../words/feedback/zh.json';
import type home from '../../words/home/zh.json';
import type onDemand from '../../words/on-demand/zh.json';
import type offline from '../../words/offline/zh.json';
import type privacy from '../../words/privacy/zh.json';
import type terms from '../../words/terms/zh.json';
import type vitals from '../../words/vitals/zh.json';

type Loaders<Words> = Record<Language, () => Promise<{ default: Words }>>;

const FEEDBACK: Loaders<typeof feedback> = {
  zh: () => import('../../words/feedback/zh.json'),
  'zh-TW': () => import('../../words/feedback/zh-TW.json'),
  en: () => import('../../words/feedback/en.json'),
  ja: () => import('../../words/feedback/ja.json'),
  id: () => import('../../words/feedback/id.json'),
  vi: () => import('../../words/feedback/vi.json'),
};

const TERMS: Loaders<typeof terms> = {
  zh: () => import('../../words/terms/zh.json'),
  'zh-TW': () => import('../../words/terms/zh-TW.json'),
  en: () => import('../../words/terms/en.json'),
  ja: () => import('../../words/terms/ja.json'),
  id: () => import('../../words/terms/id.json'),
  vi: () => import('../../words/terms/vi.json'),
};

const PRIVACY: Loaders<typeof privacy> = {
  zh: () => import('../../words/privacy/zh.json'),
  'zh-TW': () => import('../../words/privacy/zh-TW.json'),
  en: () => import('../../words/privacy/en.json'),
  ja: () => import('../../words/privacy/ja.json'),
  id: () => import('../../words/privacy/id.json'),
  vi: () => import('../../words/privacy/vi.json'),
};

const HOME: Loaders<typeof home> = {
  zh: () => import('../../words/home/zh.json'),
  'zh-TW': () => import('../../words/home/zh-TW.json'),
  en: () => import('../../words/home/en.json'),
  ja: () => import('../../words/home/ja.json'),
  id: () => import('../../words/home/id.json'),
  vi: () => import('../../words/home/vi.json'),
};

const ON_DEMAND: Loaders<typeof onDemand> = {
  zh: () => import('../../words/on-demand/zh.json'),
  'zh-TW': () => import('../../words/on-demand/zh-TW.json'),
  en: () => import('../../words/on-demand/en.json'),
  ja: () => import('../../words/on-demand/ja.json'),
  id: () => import('../../words/on-demand/id.json'),
  vi: () => import('../../words/on-demand/vi.json'),
};

const ANNOUNCEMENTS: Loaders<typeof announcements> = {
  zh: () => import('@seller-toolbox/announcement-view/words/zh'),
  'zh-TW': () => import('@seller-toolbox/announcement-view/words/zh-TW'),
  en: () => import('@seller-toolbox/announcement-view/words/en'),
  ja: () => import('@seller-toolbox/announcement-view/words/ja'),
  id: () => import('@seller-toolbox/announcement-view/words/id'),
  vi: () => import('@seller-toolbox/announcement-view/words/vi'),
};

const OFFLINE: Loaders<typeof offline> = {
  zh: () => import('../../words/offline/zh.json'),
  'zh-TW': () => import('../../words/offline/zh-TW.json'),
  en: () => import('../../words/offline/en.json'),
  ja: () => import('../../words/offline/ja.json'),
  id: () => import('../../words/offline/id.json'),
  vi: () => import('../../words/offline/vi.json'),
};

const VITALS: Loaders<typeof vitals> = {
  zh: () => import('../../words/vitals/zh.json'),
  'zh-TW': () => import('../../words/vitals/zh-TW.json'),
  en: () => import('../../words/vitals/en.json'),
  ja: () => import('../../words/vitals/ja.json'),
  id: () => import('../../words/vitals/id.json'),
  vi: () => import('../../words/vitals/vi.json'),
};

const OTHERS: ReadonlyMap<string, Loaders<WordTree>> = new Map<string, Loaders<WordTree>>([
  ['home', HOME],
  ['on-demand', ON_DEMAND],
  ['announcements', ANNOUNCEMENTS],
  ['terms', TERMS],
  ['privacy', PRIVACY],
  ['offline', OFFLINE],
  ['vitals', VITALS],
]);

/** Loads the words of a page that is no tool, or of a part that is loaded later; undefined where no page has this name. */
export async function loadPageWords(name: string, language: Language): Promise<WordTree | undefined> {
  if (name === 'feedback') return feedbackWords(language);
  return (await OTHERS.get(name)?.[language]())?.default;
}

/** With the refusals that the form can meet, so that it can say them when nothing can be loaded any more. */
async function feedbackWords(language: Language) {
  const [page, { errors }] = await Promise.all([FEEDBACK[language](), loadErrorWords(language)]);
  const { request, feedback, service, internal } = errors;
  return { ...page.default, errors: { request, feedback, service, internal } };
}

export type FeedbackPageWords = Awaited<ReturnType<typeof feedbackWords>>;
