import { ANNOUNCEMENT_HTML, isContentLink } from '@seller-toolbox/contracts';
import { SCRIPT_PAYLOADS } from '@seller-toolbox/testing/script-payloads';
import { cleanHtml } from './clean-html.ts';

const TAGS = new Set<string>(ANNOUNCEMENT_HTML.tags);

function cleaned(html: string): HTMLElement {
  const box = document.createElement('div');
  box.append(cleanHtml(html, { toLocal: (path) => `${path}?lang=en` }));
  return box;
}

/** What is beyond the allow-list. */
function foreignParts(box: HTMLElement): string[] {
  return [...box.querySelectorAll('*')].flatMap((element) => [
    ...(TAGS.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes]
      .filter(({ name, value }) => {
        if (element.localName !== 'a') return true;
        return name === 'rel' ? value !== 'noopener' : name !== 'href' || !isContentLink(value);
      })
      .map(({ name, value }) => `${element.localName}[${name}=${value}]`),
  ]);
}

describe('the content of an announcement', () => {
  it('keeps the simple HTML that it may have', () => {
    const html =
      '<p>Read <b>this</b>, <strong>it</strong> <em>is</em> <u>new</u><br></p><ul><li>one</li></ul>';
    expect(cleaned(html).innerHTML).toBe(html);
  });

  it.each([
    ['/tools/sample', '<a href="/tools/sample?lang=en">x</a>'],
    ['https://example.com/a?b=1', '<a href="https://example.com/a?b=1" rel="noopener">x</a>'],
    ['mailto:a@example.com', '<a href="mailto:a@example.com" rel="noopener">x</a>'],
    ['//example.com', '<a>x</a>'],
    ['javascript:alert(1)', '<a>x</a>'],
    ['data:text/html,x', '<a>x</a>'],
    ['tel:1', '<a>x</a>'],
    ['#top', '<a>x</a>'],
  ])('with a link to %s shows %s', (address, shown) => {
    expect(cleaned(`<a href="${address}">x</a>`).innerHTML).toBe(shown);
  });

  it('shows the tags of anything else as text', () => {
    const html = '<script>run()</script><base href="//example.com"><B>kept</B><bdo>2 < 3</bdo>';
    expect(cleaned(html).innerHTML).toBe(
      '&lt;script&gt;run()&lt;/script&gt;&lt;base href="//example.com"&gt;<b>kept</b>&lt;bdo&gt;2 &lt; 3&lt;/bdo&gt;',
    );
  });

  it('has nothing left in it of 300 payloads that try to run a script', () => {
    expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(300);
    for (const payload of SCRIPT_PAYLOADS) {
      expect({ payload, foreign: foreignParts(cleaned(payload)) }).toEqual({ payload, foreign: [] });
    }
  });
});
