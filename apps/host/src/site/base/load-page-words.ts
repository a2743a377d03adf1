import { loadAnnouncementWords } from '@seller-toolbox/announcement-view/announcement-words';
import { loadRecognizerWords } from '@seller-toolbox/catalogue/words';
import type { Language, LoadWords, WordTree } from '@seller-toolbox/words';
import { loadErrorWords } from '@seller-toolbox/words/error-words';
import type feedback from '../../words/feedback/zh.json';

/** Pages that are no tool, and parts that are loaded later, whose words are files of the host. */
const FOLDERS: readonly string[] = [
  'home',
  'today',
  'products',
  'tool-products',
  'file',
  'on-demand',
  'terms',
  'privacy',
  'offline',
  'vitals',
  'embed-code',
];

const loadFeedback: LoadWords<typeof feedback> = (language) =>
  import(`../../words/feedback/${language}.json`);

const loadFolder =
  (name: string): LoadWords<WordTree> =>
  (language) =>
    import(`../../words/${name}/${language}.json`);

/** Loads the words of a page that is no tool, or of a part that is loaded later; undefined where no page has this name. */
export async function loadPageWords(name: string, language: Language): Promise<WordTree | undefined> {
  if (name === 'feedback') return feedbackWords(language);
  if (name === 'announcements') return (await loadAnnouncementWords(language)).default;
  if (name === 'answers') return loadRecognizerWords(language);
  if (!FOLDERS.includes(name)) return undefined;
  return (await loadFolder(name)(language)).default;
}

/** With the rejections that the form can meet, so that it can say them when nothing can be loaded any more. */
async function feedbackWords(language: Language) {
  const [page, { errors }] = await Promise.all([loadFeedback(language), loadErrorWords(language)]);
  const { request, feedback, service, internal } = errors;
  return { ...page.default, errors: { request, feedback, service, internal } };
}

export type FeedbackPageWords = Awaited<ReturnType<typeof feedbackWords>>;
