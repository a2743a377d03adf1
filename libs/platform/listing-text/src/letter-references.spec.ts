import { withLetters } from './letter-references.ts';

describe('withLetters', () => {
  it.each([
    ['Gr&ouml;&szlig;e &Uuml;ber', 'Größe Über'],
    ['caf&eacute; &Agrave; gar&ccedil;on ni&ntilde;o', 'café À garçon niño'],
    ['&#220;ber &#xe4;hnlich women&#39;s men&rsquo;s', "Über ähnlich women's men's"],
    ['salt&nbsp;&amp; pepper &#8482; &lt;br&gt;', 'salt&nbsp;&amp; pepper &#8482; &lt;br&gt;'],
    ['Gr&amp;ouml;&amp;amp;szlig;e women&amp;#39;s', "Größe women's"],
    ['salt&amp;pepper; &amp;nbsp; &amp;amp;', 'salt&amp;pepper; &amp;nbsp; &amp;amp;'],
    ['R&D AT&T &#55296; &quml;', 'R&D AT&T &#55296; &quml;'],
  ])('of %j is %j', (text, letters) => {
    expect(withLetters(text)).toBe(letters);
  });
});
