/** What an embedded tool posts to the page around it; `embed.js` checks that they come from its frame. */
export type EmbedMessage =
  | { readonly type: 'seller-tool:size'; readonly height: number }
  | { readonly type: 'seller-tool:result'; readonly tool: string; readonly output: unknown };

/**
 * Posts to the page around this one. Any origin may get it: only pages of `frame-ancestors` can be around.
 */
export function postToHost(message: EmbedMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}
