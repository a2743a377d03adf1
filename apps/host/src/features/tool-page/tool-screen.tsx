import { useLanguage } from '@seller-toolbox/words/react';
import { use } from 'react';
import { useSiteWords } from '../../site/base/site-words.tsx';
import { loadToolScreen, readyScreen } from '../../site/base/tool-screens.ts';

/** The lazily loaded screen of a tool; it renders at once when it was loaded beforehand. */
export function ToolScreen({ toolId }: { toolId: string }) {
  const language = useLanguage();
  const words = useSiteWords();
  const Screen = readyScreen(toolId, language, words) ?? use(loadToolScreen(toolId, language, words));
  return <Screen />;
}
