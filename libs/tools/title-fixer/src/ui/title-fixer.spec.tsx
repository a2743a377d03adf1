import { createMemoryStorage } from '@seller-toolbox/tool-kit';
import { createFakeAi } from '@seller-toolbox/tool-kit/fake-ai';
import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from '../engine/title-fixer.examples.ts';
import en from '../locales/en.json';
import { manifest } from '../manifest.ts';
import { TitleFixer } from './title-fixer.tsx';

const show = (options = {}) => renderTool(TitleFixer, { manifest, words: en, ...options });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const result = () => screen.getByRole('region', { name: 'Result' });
const EXAMPLE = examples[0].input;
const version = () => result().querySelector('.selected span[lang="en"]')?.textContent;

async function write(title: string) {
  await userEvent.clear(field(/^Original title/));
  await userEvent.click(field(/^Original title/));
  await userEvent.paste(title);
}

const openChanges = async () => userEvent.click(await screen.findByText('Changes and explanation'));

describe('TitleFixer', () => {
  it('opens with a worked example, its violations and three versions', async () => {
    await show();
    expect(screen.getByRole('img', { name: 'Compliance score: 92, Excellent' })).toBeInTheDocument();
    expect(result()).toHaveTextContent('Words repeated too often: dog/dogs × 5');
    for (const name of ['Closest to original', 'SEO', 'Conversion'])
      expect(within(result()).getByRole('radio', { name })).toBeInTheDocument();
  });

  it('checks while typing and truncates pasted text to 500 characters', async () => {
    await show();
    await write('Steel Bottle!');
    expect(version()).toBe('Steel Bottle');
    await write('a'.repeat(600));
    expect(field(/^Original title/)).toHaveValue('a'.repeat(500));
    expect(screen.getByRole('img', { name: 'Over the limit' })).toBeInTheDocument();
  });

  it('says which problems of the original the selected version no longer has', async () => {
    await show();
    const heading = () => within(result()).queryByRole('heading', { name: 'Problems in the original title' });
    expect(heading()).toBeInTheDocument();
    await write('Acme Steel Water Bottle 32 oz!');
    expect(heading()).not.toBeInTheDocument();
    const fixed = within(result()).getByRole('list', {
      name: 'Problems in the original title, all fixed in this version',
    });
    expect(fixed).toHaveTextContent('Special characters');
    expect(fixed).not.toHaveTextContent('≤');
    expect(within(fixed).getByRole('img', { name: 'Fixed' })).toBeInTheDocument();
    await write('Acme Steel Water Bottle 32 oz');
    expect(within(result()).getByRole('heading', { name: 'Compliance check' })).toBeInTheDocument();
  });

  it('shows an error for an empty title', async () => {
    await show();
    await userEvent.clear(field(/^Original title/));
    expect(field(/^Original title/)).toHaveAccessibleDescription('Please enter the original title');
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter the original title');
  });

  it('opens the details of a marked violation', async () => {
    await show();
    await write('Steel Bottle!');
    await userEvent.click(button('! Special characters'));
    const dialog = await screen.findByRole('dialog', { name: 'Violation' });
    expect(dialog).toHaveTextContent('Special characters');
    expect(dialog).toHaveTextContent('Character !found 1×');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('confirms how often a word may occur by the pasted message', async () => {
    await show();
    await write('Steel Bottle');
    await userEvent.clear(field(/error message/));
    await userEvent.click(field(/error message/));
    await userEvent.paste("Maximum length is 75 characters. The word 'steel' appears more than 2 times.");
    expect(
      screen.getByText('From the message: limit 75 characters · words steel · a word at most 2 times'),
    ).toBeInTheDocument();
  });

  it('uses the limit and words of the pasted message', async () => {
    await show();
    await write('Steel Bottle for Travel');
    await userEvent.clear(field(/error message/));
    await userEvent.click(field(/error message/));
    await userEvent.paste("Maximum of 80 characters. The word 'steel' is not allowed");
    expect(screen.getByText(/^From the message: limit 80 characters · words steel$/)).toBeInTheDocument();
    expect(result()).toHaveTextContent('Words the marketplace does not allow: steel × 1');
    expect(version()).toBe('Bottle for Travel');
  });

  const versionList = async (ruleSet: string) => {
    await show({ fragment: `ruleSet=${ruleSet}&title=${encodeURIComponent(EXAMPLE.title ?? '')}` });
    const list = within(await screen.findByRole('group', { name: en.ui.versions }));
    const textOf = (name: string) => {
      const described = list.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '';
      return document.getElementById(described);
    };
    return { list, textOf };
  };

  it('shows each title once, marks what it moved, and no scores that are equal', async () => {
    const { list, textOf } = await versionList('standard');
    expect(textOf('Closest to original')).toHaveTextContent(version() ?? '');
    expect(textOf('SEO')?.querySelector('ins')).not.toBeNull();
    expect(textOf('Conversion')?.textContent).not.toBe(textOf('SEO')?.textContent);
    expect(list.getByText(en.ui.diffAdded).querySelector('ins')).toBeNull();
    expect(list.queryByText(en.ui.versionScore)).not.toBeInTheDocument();
    await userEvent.click(list.getByRole('radio', { name: 'Conversion' }));
    expect(textOf('Conversion')).toHaveTextContent(version() ?? '');
  });

  it('says what is in the item highlights, and what the other versions leave out', async () => {
    const { list, textOf } = await versionList('title-2026-07-27');
    expect(textOf('SEO')?.querySelector('ins')).toBeNull();
    expect(list.getByText('Without Gray (in item highlights)')).toBeInTheDocument();
    expect(list.getByText('Without 36 x 27 Inch (in item highlights)')).toBeInTheDocument();
    expect(screen.getByText('+ 120 in item highlights').parentElement).toHaveTextContent(
      /^201 → 70\/75 characters \+ 120 in item highlights$/,
    );
  });

  it('shows the first version of each new result', async () => {
    await show();
    await userEvent.click(within(result()).getByRole('radio', { name: 'SEO' }));
    expect(within(result()).getByRole('radio', { name: 'SEO' })).toBeChecked();
    await write('Dog Bed (Large), Dog Sofa, Dog Mat!');
    expect(within(result()).getByRole('radio', { name: 'Closest to original' })).toBeChecked();
  });

  it('marks the violations behind the text of the field, without a second title for readers', async () => {
    await show();
    await write('Steel Bottle! Steel cup, steel lid');
    const marks = field(/^Original title/).previousElementSibling;
    expect(marks).toHaveAttribute('aria-hidden', 'true');
    expect(marks).toHaveTextContent('Steel Bottle! Steel cup, steel lid');
    const marked = [...(marks?.querySelectorAll('[data-severity]') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(marked).toEqual(['!', 'steel']);
    expect(button('steel Repeated words ≤ 2×')).toHaveAttribute(
      'title',
      expect.stringContaining('steel × 3'),
    );
  });

  it('says the figure of a limit beside its check', async () => {
    await show();
    await write(`Steel Bottle, Steel Cup, Steel Lid, ${'Very Long Words '.repeat(13)}`);
    const marks = screen.getByRole('group', { name: en.ui.marked });
    expect(marks).toHaveTextContent(/Repeated words ≤ 2×/);
    expect(marks).toHaveTextContent(/\+\d+Over 200/);
  });

  it('lists no change that the diff shows, and says what its marks mean', async () => {
    await show();
    await write('Acme Steel Water Bottle 32 oz! BEST GIFT, Best Price');
    await openChanges();
    expect(await screen.findByText('removed', { selector: 'del' })).toBeVisible();
    expect(result()).not.toHaveTextContent('Removed or replaced special characters');
    expect(result()).toHaveTextContent('Removed offers and praise');
    expect(result()).toHaveTextContent('Changes only what is necessary');
  });

  it('says the score before and after, and what was removed', async () => {
    await show();
    await write('Premium Steel Water Bottle 32 oz!');
    expect(screen.getByRole('img', { name: 'Compliance score: 100, Excellent' })).toBeInTheDocument();
    expect(screen.getByText(/^\d{1,2} → 100$/)).toBeInTheDocument();
    expect(screen.getByText('removed Premium, !')).toBeInTheDocument();
    await write('Acme Steel Water Bottle 32 oz');
    expect(screen.queryByText(/→ 100$/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^removed/)).not.toBeInTheDocument();
  });

  it('names the mark of praise below the field, which is no violation', async () => {
    await show();
    await write('Premium Steel Bottle');
    const marks = screen.getByRole('group', { name: en.ui.marked });
    expect(marks).toHaveTextContent(/^PremiumPromotions$/);
    expect(within(marks).queryByRole('button')).not.toBeInTheDocument();
    await write('Steel Bottle');
    expect(screen.queryByRole('group', { name: en.ui.marked })).not.toBeInTheDocument();
  });

  it('marks what went into the item highlights apart from what is gone', async () => {
    const title =
      'Premium Orthopedic Memory Foam Dog Bed for Large Dogs, 36 x 27 Inch, Gray $ Pet Sofa with Removable Washable Cover';
    await show({ fragment: `ruleSet=title-2026-07-27&title=${encodeURIComponent(title)}` });
    const texts = (selector: string) =>
      [...document.querySelectorAll(`.changed ${selector}`)].map(({ textContent }) => textContent?.trim());
    await openChanges();
    await waitFor(() => expect(texts('del')).toEqual(expect.arrayContaining(['Premium', '$'])));
    expect(texts('.moved').join(' ')).toBe('with Removable Washable Cover → item highlights');
    expect(within(result()).getByRole('list', { name: en.ui.originalFixed })).toHaveTextContent(
      /Special characters.*Promotions$/,
    );
    expect(result()).not.toHaveTextContent('Promotional or subjective words in the original');
  });

  it('shows the titles side by side on demand', async () => {
    await show();
    await write('Steel Bottle!');
    await userEvent.click(screen.getByText('Side by side'));
    expect(await screen.findByText('Original · 13 characters')).toBeInTheDocument();
    expect(screen.getByText('Rewritten · 12 characters')).toBeInTheDocument();
  });

  it('shows rulers and previews of the title and the selected version on demand', async () => {
    await show();
    await write(`${'Steel Bottle, '.repeat(8)}Lid`);
    expect(screen.queryByRole('group', { name: 'Title length' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Length and preview'));
    const rulers = await screen.findAllByRole('group', { name: 'Title length' });
    expect(rulers.map((ruler) => ruler.querySelector('p')?.textContent)).toEqual([
      'Title length 115 / 200',
      expect.stringMatching(/^Title length \d+ \/ 200$/),
    ]);
    for (const text of ['Phones cut off at about 80', 'Recommended up to 150', 'Limit 200'])
      expect(rulers[0]).toHaveTextContent(text);
    const [mobile] = screen.getAllByText('Mobile');
    expect(mobile?.parentElement).toHaveTextContent(/Steel Bott…$/);
  });

  it('proposes item highlights if the rule set has them', async () => {
    await show();
    expect(screen.queryByRole('textbox', { name: /Item highlights/ })).not.toBeInTheDocument();
    const [take] = screen.getAllByRole('button', { name: /^Switch to: / });
    if (!take) throw new Error('no button takes the newer rules');
    await userEvent.click(take);
    expect(field(/Item highlights/)).toBeInTheDocument();
    await userEvent.click(within(result()).getByRole('radio', { name: 'SEO' }));
    expect(button('Copy item highlights')).toBeInTheDocument();
    expect(screen.getByText(en.ui.itemHighlightsProposed).parentElement).toHaveTextContent(/\d\/125/);
  });

  it.each([
    ['a long text', 'Bottle '.repeat(100)],
    ['a text of several lines', 'Steel Bottle\n\nGlass Bottle'],
  ])('says what it did to %s, until the title is changed', async (_name, text) => {
    await show();
    await write(text);
    expect(await screen.findByText(/Read as one title of at most 500 characters/)).toHaveTextContent(
      en.ui.manyTitles,
    );
    await userEvent.type(field(/^Original title/), '{Backspace}');
    expect(screen.queryByText(/Read as one title/)).not.toBeInTheDocument();
  });

  it('says nothing of a pasted title that is taken as it is', async () => {
    await show();
    await write('Bottle '.repeat(71).trim());
    expect(screen.queryByText(/Read as one title/)).not.toBeInTheDocument();
  });

  it('reports lengths and counts of a use, never the input', async () => {
    const { uses } = await show();
    await write('Steel Bottle');
    await waitFor(() => expect(uses).toHaveLength(1));
    expect(uses[0]).toEqual({ length: 12, score: 100, ruleSet: 'standard', usesMessage: false, versions: 1 });
  });
});

describe('TitleFixer with AI', () => {
  const TITLE = 'Steel Bottle!';

  it('says beside its button that the versions are written by rules', async () => {
    await show({ environment: { ai: createFakeAi({ source: 'ai' }) } });
    await write(TITLE);
    const note = await screen.findByText('Versions shown: by rules, without AI');
    expect(note.parentElement).toContainElement(button(/^Fix (?:with AI|by rules)$/));
    expect(result()).not.toContainElement(note);
  });

  it('shows its versions beside those by rules, with their source', async () => {
    const ai = createFakeAi({ source: 'ai' });
    await show({ environment: { ai } });
    await write(TITLE);
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    expect(await within(result()).findByRole('radio', { name: 'By AI' })).toBeChecked();
    expect(version()).toBe(`${TITLE} (minimal)`);
    await openChanges();
    expect(await screen.findByText(/a made-up explanation/)).toBeInTheDocument();
    await userEvent.click(within(result()).getByRole('radio', { name: 'By rules' }));
    expect(version()).toBe('Steel Bottle');
    expect(ai.asked).toHaveLength(1);
    expect(button('0/10 left')).toBeInTheDocument();
  });

  it("keeps the versions by rules without an AI and labels none as the AI's", async () => {
    await show();
    await write(TITLE);
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    expect(await screen.findAllByText('No AI is configured: rewritten by built-in rules')).not.toHaveLength(
      0,
    );
    expect(within(result()).queryByRole('radio', { name: 'By AI' })).not.toBeInTheDocument();
    expect(version()).toBe('Steel Bottle');
    expect(result()).not.toHaveTextContent('By AI');
    expect(button('By rules')).toBeInTheDocument();
    const entry = (await screen.findByText(TITLE, { selector: 'article p' })).closest('article');
    expect(entry).toHaveTextContent('By rules');
  });

  it('sends the message and the brand if given', async () => {
    const ai = createFakeAi({ source: 'ai' });
    await show({ environment: { ai }, fragment: 'title=Cup+by+Acme&brand=+Acme+&errorMessage=Error+100403' });
    await userEvent.type(field(/^Original title/), '!');
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    await within(result()).findByRole('radio', { name: 'By AI' });
    expect(ai.asked[0]?.question).toEqual({
      title: 'Cup by Acme!',
      marketplace: 'US',
      category: 'general',
      rule_set: 'standard',
      error_message: 'Error 100403',
      brand: 'Acme',
    });
  });

  it('sends the rule set of the page', async () => {
    const ai = createFakeAi({ source: 'ai' });
    await show({ environment: { ai }, fragment: 'title=Steel+Bottle&ruleSet=title-2026-07-27' });
    await userEvent.type(field(/^Original title/), '!');
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    await within(result()).findByRole('radio', { name: 'By AI' });
    expect(ai.asked[0]?.question).toMatchObject({ rule_set: 'title-2026-07-27' });
  });

  it('answers the same request from the cache without using quota, and opens the panel', async () => {
    const storage = createMemoryStorage();
    const first = await show({ storage, environment: { ai: createFakeAi({ source: 'ai' }) } });
    await write(TITLE);
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    await within(result()).findByRole('radio', { name: 'By AI' });
    first.unmount();
    const ai = createFakeAi({ source: 'ai' });
    await show({ storage, environment: { ai } });
    await write('Other Bottle');
    await write(TITLE);
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    expect(await within(result()).findByRole('radio', { name: 'By AI' })).toBeChecked();
    expect(await screen.findByRole('region', { name: 'AI usage' })).toHaveTextContent('Used today: 1/30');
    expect(ai.asked).toHaveLength(0);
  });

  it('rejects a second request within three minutes with the reason, and opens the panel', async () => {
    await show({ environment: { ai: createFakeAi({ source: 'ai' }) } });
    await write(TITLE);
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    await within(result()).findByRole('radio', { name: 'By AI' });
    await write('Other Bottle!');
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    expect(await screen.findByRole('alert')).toHaveTextContent(/AI service notice.*wait 3 minutes/);
    expect(await screen.findByRole('region', { name: 'AI usage' })).toBeInTheDocument();
    expect(within(result()).queryByRole('radio', { name: 'By AI' })).not.toBeInTheDocument();
  });

  it('removes the cooldown message after three minutes', async () => {
    let now = Date.UTC(2026, 10, 21, 12);
    await show({ environment: { ai: createFakeAi({ source: 'ai' }), clock: () => now } });
    await write(TITLE);
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    await within(result()).findByRole('radio', { name: 'By AI' });
    await write('Other Bottle!');
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    expect(await screen.findByRole('alert')).toHaveTextContent('wait 3 minutes');
    now += 3 * 60_000;
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(button('9/10 left')).toBeInTheDocument();
  });

  it.each([
    [{ code: 'ai.too-few-versions', message: 'Too few. Try again' }, /Too few\. Try again/],
    [{ code: 'network.failed', message: null }, /could not be reached/],
    [{ code: 'internal.unexpected', message: null }, /The fix failed/],
    [{ code: 'ai.hourly-limit', message: null }, /Usage is limited right now. Please try again later/],
  ])('shows the reason of a failure: case %#', async (failure, text) => {
    await show({ environment: { ai: createFakeAi({ failure }) } });
    await write(TITLE);
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('AI service notice');
    expect(alert).toHaveTextContent(text);
    expect(field(/^Original title/)).toHaveValue(TITLE);
    expect(button('10/10 left')).toBeInTheDocument();
  });

  it('cancels a request', async () => {
    await show({ environment: { ai: createFakeAi({ until: new Promise(() => undefined) }) } });
    await write(TITLE);
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Waiting')).toBeInTheDocument();
  });

  it('saves fixes in the history and restores them', async () => {
    await show({ environment: { ai: createFakeAi({ source: 'ai' }) } });
    await write(TITLE);
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    await within(result()).findByRole('radio', { name: 'By AI' });
    await write('Other Bottle');
    expect(within(result()).queryByRole('radio', { name: 'By AI' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(field(/^Original title/)).toHaveValue(TITLE);
    expect(within(result()).getByRole('radio', { name: 'By AI' })).toBeChecked();
    await userEvent.click(button('Remove this entry'));
    expect(screen.getByText(/^Nothing yet/)).toBeInTheDocument();
    await userEvent.click(button('Undo'));
    expect(button('Restore')).toBeInTheDocument();
  });

  it('scores restored fixes by the rule set in use', async () => {
    await show({ environment: { ai: createFakeAi({ source: 'ai' }) } });
    await write(`${'Steel Bottle Lid Cap '.repeat(4)}`.trim());
    await userEvent.click(button(/^Fix (?:with AI|by rules)$/));
    await within(result()).findByRole('radio', { name: 'By AI' });
    const score = () =>
      screen
        .getAllByRole('img', { name: /^Compliance score/ })
        .map((figure) => figure.getAttribute('aria-label'))
        .join();
    const before = score();
    await userEvent.click(screen.getAllByRole('button', { name: /^Switch to: / })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(within(result()).getByRole('radio', { name: 'By AI' })).toBeChecked();
    expect(score()).not.toBe(before);
  });
});
