import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { findDecorations } from './decorations.ts';
import { findPromotionalPhrases } from './promotional-phrases.ts';
import { rewriteTitle } from './rewrite-title.ts';

function forSearch(title: string, input: object = {}): string | undefined {
  const parsed = inputSchema.parse({ title, ...input });
  const rules = titleRules(parsed, parseMessage(parsed.errorMessage), () => []);
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, parsed);
  return (versions.find(({ strategy }) => strategy === 'seo') ?? versions[0])?.title;
}

describe('the search version', () => {
  it.each([
    ['Steel Cup with Lid, BEST GIFT', 'Steel Cup with Lid'],
    ['Face Serum with Acid – #1 Best Seller, 30 ml', 'Face Serum with Acid, 30 ml'],
    ['#1 BEST SELLER!!! Steel Cup with Lid', 'Steel Cup with Lid'],
    ['Steel Cup #1 with Lid, Best Price', 'Steel Cup #1 with Lid'],
    ['Steel Cup, Best Gift for Mom', 'Steel Cup'],
    ['Steel Cup of High Quality, Top Quality, 30 ml', 'Steel Cup, 30 ml'],
  ])('removes words that are meaningless without a promotional phrase: %s', (title, expected) => {
    expect(forSearch(title)).toBe(expected);
  });

  it('keeps the trademark symbol of a brand that is spelled with one', () => {
    expect(forSearch('Acme® Steel Cup™ with Lid ®', { brand: 'Acme®' })).toBe('Acme® Steel Cup with Lid');
    expect(forSearch('Acme® Steel Cup™ with Lid ®', { brand: 'Acme' })).toBe('Acme Steel Cup with Lid');
  });

  it('removes 最新 and its year', () => {
    expect(forSearch('【2024最新】 水筒 500ml 保温', { marketplace: 'JP' })).toBe('水筒 保温 500ml');
  });

  it('removes longer words with 最新 as a whole', () => {
    expect(forSearch('最新鋭モデル 掃除機 最新式', { marketplace: 'JP' })).toBe('モデル 掃除機');
    expect(forSearch('最新型 掃除機 最新作 ケース', { marketplace: 'JP' })).toBe('掃除機 ケース');
  });

  it('keeps both occurrences of a Japanese head noun', () => {
    expect(forSearch('水筒 ステンレス水筒 激安', { marketplace: 'JP' })).toBe('水筒 ステンレス水筒');
  });

  it.each([
    ['🔥Steel🔥 Cup ★ with Lid', 'Steel Cup with Lid'],
    ['<b>Steel</b> Cup<br/> with <SPAN class="a">Lid</SPAN>', 'Steel Cup with Lid'],
    ['<script>if (a<b) alert(1)</script>Steel Cup with Lid', 'Steel Cup with Lid'],
    ['<svg onload=alert(1)>Steel<iframe src="x"></iframe> Cup <!-- new --> with Lid', 'Steel Cup with Lid'],
    ['<table><tr><td>Steel Cup</td></tr></table>', 'Steel Cup'],
    ['<b>Steel Cup</b> <Black>, 500 ml', 'Steel Cup, 500 ml <Black>'],
    ['★ Cable USB-C ↔ HDMI, Size Ⓜ', 'Cable USB-C ↔ HDMI, Size Ⓜ'],
    [
      'Rain Jacket with Gore-Tex® Membrane and Velcro® Straps',
      'Rain Jacket with Gore-Tex Membrane and Velcro Straps',
    ],
    ['Steel™ Cup® with Lid©, 2 # 30 * 40', 'Steel Cup with Lid, 2 # 30 * 40'],
  ])('removes decorations: %s', (title, expected) => {
    expect(forSearch(title)).toBe(expected);
  });

  it.each([
    [
      'Men&#39;s Running Shirt, 27&quot; Monitor Stand, Salt &amp; Pepper Set',
      'Men\'s Running Shirt, 27" Monitor Stand, Salt & Pepper Set',
    ],
    ['Men&#x27;s Shirt&nbsp;&apos;Sun&apos;, Weight &lt; 5 kg', "Men's Shirt 'Sun', Weight < 5 kg"],
    ['Salt &amp;amp; Pepper, 27&amp;quot;', 'Salt & Pepper, 27"'],
    ['Caf&#233; Mug &#9733;&#128512;&#33; &lt;b&gt;Red&lt;/b&gt;', 'Café Mug, Red'],
    ['Caf&eacute; &Uuml;ber &quot;M&quot;', 'Café Über "M"'],
    ['R&D &notanentity; Mug', 'R&D &notanentity, Mug'],
    ['Wasser&#173;flasche 5&#0;5 &#xD800;6&#1114112;7', 'Wasserflasche 5 5 6 7'],
  ])('decodes entities, then removes decorations and forbidden characters: %s', (title, expected) => {
    expect(forSearch(title)).toBe(expected);
  });

  it('removes a decoded character that the message forbids', () => {
    const errorMessage = 'special characters not allowed: &';
    expect(forSearch('Salt &amp; Pepper Set', { errorMessage })).toBe('Salt Pepper Set');
  });

  it('finds a brand that is written with an entity', () => {
    expect(forSearch('Steel Cup, Ann&#39;s Lid', { brand: "Ann's" })).toBe("Steel Cup, Ann's Lid");
  });

  it('keeps a decoration inside the brand', () => {
    expect(forSearch('Cup ★ by Star★, Best Lid', { brand: 'Star★' })).toBe('Star★ Cup, Lid');
  });

  it.each([
    ['YOGA PANTS WITH POCKETS FOR WOMEN, XL', 'Yoga Pants with Pockets for Women, XL'],
    ['USB LED LIGHT STRIP FOR TV, RGB', 'USB LED Light Strip for TV, RGB'],
    ['Yoga Mat PRO with Strap, NEW', 'Yoga Mat PRO with Strap, NEW'],
    ['VITAMIN A CREAM FOR FACE WITH RETINOL', 'Vitamin A Cream for Face with Retinol'],
    ['USB TYPE A TO C CABLE FOR PHONE', 'USB Type A to C Cable for Phone'],
    ['KNEE SLEEVE SIZE III FOR WOMEN', 'Knee Sleeve Size III for Women'],
  ])('normalizes all caps, short words only in a title that is mostly in all caps: %s', (title, expected) => {
    expect(forSearch(title)).toBe(expected);
  });

  it('keeps a designator letter that is also an Italian connector', () => {
    expect(forSearch('CREMA VISO VITAMINA E CON ACIDO', { marketplace: 'IT' })).toBe(
      'Crema Viso Vitamina E con Acido',
    );
  });
});

it('findPromotionalPhrases returns the longest of nested phrases', () => {
  const rules = titleRules(inputSchema.parse({ title: '最新版 ケース', marketplace: 'JP' }), {}, () => []);
  expect(findPromotionalPhrases(checkTitle('最新版 ケース', rules).parsedTitle, 'ja')).toEqual(['最新版']);
});

it.each([
  ['👩‍👩‍👧 Cup 🇩🇪', ['👩‍👩‍👧', '🇩🇪']],
  ['Cup ❤️ 1', ['❤️']],
  ['1 < 2 > 0 & more; © ™', []],
  ['Black&White; Red', []],
  ['&#39; &#x27; &amp;amp; &AMP;', ['&#39;', '&#x27;', '&amp;amp;', '&AMP;']],
  ['<Black> <Baby> <i> </Sub> <img src=a> <H2>', ['<i>', '</Sub>', '<img src=a>', '<H2>']],
  ['A ↔ B → C ↪ D Ⓜ ➡', ['➡']],
])('findDecorations finds the decorations of "%s"', (text, found) => {
  const spans = findDecorations({ text, brandSpans: [] });
  expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(found.join(''));
});
