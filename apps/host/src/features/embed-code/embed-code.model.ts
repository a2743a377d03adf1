import type { Theme } from '@seller-toolbox/site-kit/theme';
import type { Language } from '@seller-toolbox/words';

export interface Widget {
  readonly tool: string;
  readonly language: Language;
  readonly theme: Theme;
}

/** The HTML for another page; ids and languages need no escape. */
export function embedCode({ tool, language, theme }: Widget, origin: string): string {
  const look = theme === 'system' ? '' : ` theme="${theme}"`;
  return [
    `<script src="${origin}/embed.js" async></script>`,
    `<seller-tool tool="${tool}" lang="${language}"${look}></seller-tool>`,
  ].join('\n');
}

/** The document that the frame shows, for a tab of its own. */
export function previewAddress({ tool, language, theme }: Widget): string {
  return `/embed/tools/${tool}?${new URLSearchParams({ lang: language, theme })}`;
}
