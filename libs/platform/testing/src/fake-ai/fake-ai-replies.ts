/** What the three kinds of instructions ask for, recognized by the field that each of them names. */
const REPLIES: readonly { readonly asksFor: string; readonly reply: (title: string) => object }[] = [
  {
    asksFor: 'fixedTitles',
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
    asksFor: 'optimizedTitles',
    reply: (title) => ({
      optimizedTitles: ['first', 'second', 'third'].map((place) => `${plain(title)} ${place}`),
      improvements: ['put the keyword first'],
      keywordSuggestions: ['leakproof'],
      complianceNotes: ['no promotional words'],
    }),
  },
  {
    asksFor: 'isCompliant',
    reply: () => ({
      isCompliant: true,
      violations: [],
      suggestions: ['name the brand first'],
      score: 92,
    }),
  },
];

/** A good reply to a chat completion; what is not asked for by one of our instructions gets an empty object. */
export function replyTo(
  messages: readonly { readonly role?: unknown; readonly content?: unknown }[],
): object {
  const system = textOf(messages, 'system');
  const title = /"title":"((?:[^"\\]|\\.)*)"/.exec(textOf(messages, 'user'))?.[1] ?? '';
  return REPLIES.find(({ asksFor }) => system.includes(asksFor))?.reply(title) ?? {};
}

function textOf(messages: Parameters<typeof replyTo>[0], role: string): string {
  const content = messages.find((message) => message.role === role)?.content;
  return typeof content === 'string' ? content : '';
}

/** Without the characters that no title may have. */
function plain(title: string): string {
  return title
    .replace(/\\.|[!$?_{}^¬¦"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
