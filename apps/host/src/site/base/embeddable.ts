import type { ToolManifest } from '@seller-toolbox/tool-contract';

/** Tools that write to the service are only on the site itself: the AI counts its calls by session. */
export function isEmbeddable({ needs }: ToolManifest): boolean {
  return !needs.includes('ai');
}
