/** Replies of the three calls, recognized by the field in their instructions. */
const REPLIES: readonly { readonly field: string; readonly reply: (title: string) => object }[] = [
  {
    field: 'fixedTitles',
    reply: (title) => ({
      fixedTitles: ['minimal', 'seo', 'conversion'].map((strategy) => ({
        title: `${plain(title)} ${strategy}`,
        changes: [`made for ${strategy}`],
        explanation: `the fake made this version for ${strategy}`,
      })),
      complianceScore: 97,
    }),
  },
  {
    field: 'optimizedTitles',
    reply: (title) => ({
      optimizedTitles: ['first', 'second', 'third'].map((place) => `${plain(title)} ${place}`),
      improvements: ['put the keyword first'],
      keywordSuggestions: ['leakproof'],
      complianceNotes: ['no promotional words'],
    }),
  },
  {
    field: 'isCompliant',
    reply: () => ({
      isCompliant: true,
      violations: [],
      suggestions: ['name the brand first'],
      score: 92,
    }),
  },
];

/** A good reply to a chat completion; an empty object for unknown instructions. */
export function replyTo(
  messages: readonly { readonly role?: unknown; readonly content?: unknown }[],
): object {
  const system = textOf(messages, 'system');
  const title = /"title":"((?:[^"\\]|\\.)*)"/.exec(textOf(messages, 'user'))?.[1] ?? '';
  return REPLIES.find(({ field }) => system.includes(field))?.reply(title) ?? {};
}

function textOf(messages: Parameters<typeof replyTo>[0], role: string): string {
  const content = messages.find((message) => message.role === role)?.content;
  return typeof content === 'string' ? content : '';
}

/** Removes the characters that titles must not contain. */
function plain(title: string): string {
  return title
    .replace(/\\.|[!$?_{}^¬¦"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
