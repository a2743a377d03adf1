import { favoriteTools, popularTools, recentTools } from '../../site/base/personal-tools.ts';
import { toolClicks } from './stored-clicks.ts';
import { NO_CLICKS } from './tool-clicks.model.ts';

/** Clears favorites, recently used tools and clicks. Returns a function that restores them. */
export function clearPersonalLists(): () => void {
  const before = {
    favorites: favoriteTools.read(),
    recent: recentTools.read(),
    popular: popularTools.read(),
    clicks: toolClicks.read(),
  };
  write({ favorites: [], recent: [], popular: [], clicks: NO_CLICKS });
  return () => write(before);
}

function write({ favorites, recent, popular, clicks }: PersonalLists): void {
  favoriteTools.write(favorites);
  recentTools.write(recent);
  popularTools.write(popular);
  toolClicks.write(clicks);
}

interface PersonalLists {
  readonly favorites: readonly string[];
  readonly recent: readonly string[];
  readonly popular: readonly string[];
  readonly clicks: typeof NO_CLICKS;
}

/** All stored data about personal tools, as a file to download: name and text. */
export function personalListsFile(instant: number): { readonly name: string; readonly text: string } {
  const { records, weeks } = toolClicks.read();
  const exported = { favorites: favoriteTools.read(), recent: recentTools.read(), clicks: records, weeks };
  const day = new Date(instant).toISOString().slice(0, 10);
  return { name: `seller-toolbox-my-tools-${day}.json`, text: `${JSON.stringify(exported, null, 2)}\n` };
}
