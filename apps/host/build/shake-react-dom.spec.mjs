import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LEFT_OUT, NEVER_SHOWN, RELEASE } from './react-dom-parts.mjs';
import { shake } from './shake-react-dom.mjs';

const load = createRequire(join(process.cwd(), 'package.json'));
// The one that the tests of screens run in.
const { JSDOM } = createRequire(load.resolve('jest-environment-jsdom'))('jsdom');
const folder = (name) => join(dirname(load.resolve(`${name}/package.json`)), 'cjs');
const SOURCE = readFileSync(join(folder('react-dom'), 'react-dom-client.production.js'), 'utf8');
const React = load(join(folder('react'), 'react.production.js'));
const NAMES = [...Object.values(LEFT_OUT).flat(), ...NEVER_SHOWN];

/** React DOM as the site has it, over a page of its own. */
function shakenReactDom() {
  const { window } = new JSDOM('<div id="root"></div>');
  Object.assign(globalThis, { window, document: window.document });
  const parts = {
    react: React,
    scheduler: load(join(folder('scheduler'), 'scheduler.production.js')),
    'react-dom': load(join(folder('react-dom'), 'react-dom.production.js')),
  };
  const exports = {};
  new Function('require', 'exports', shake(SOURCE))((name) => parts[name], exports);
  return { ...exports, createPortal: parts['react-dom'].createPortal, root: document.getElementById('root') };
}

/** Lets React go on until a page has become so; the test's own limit ends a vain wait. */
async function until(holds) {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

const h = React.createElement;

function Counter() {
  const [count, setCount] = React.useState(0);
  return h('button', { onClick: () => setCount(count + 1) }, `pressed ${count}`);
}

class Boundary extends React.Component {
  state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  render() {
    return this.state.failed ? 'mended' : this.props.children;
  }
}

function Broken() {
  throw new Error('broken');
}

afterEach(() => {
  delete globalThis.window;
  delete globalThis.document;
});

describe('React DOM without what the site leaves out', () => {
  it('is the release that was looked through', () => {
    expect(SOURCE).toContain(`exports.version = "${RELEASE}"`);
    expect(NAMES.filter((name) => !SOURCE.includes(`\nfunction ${name}(`))).toEqual([]);
    expect(shake(SOURCE).length).toBeLessThan(SOURCE.length * 0.88);
  });

  it('is the same where the release is another', () => {
    const other = 'function startViewTransition() { go(); }\nexports.version = "19.4.0";\n';
    expect(shake(other)).toBe(other);
  });

  it('takes over a page that was served, and hears what is done there', async () => {
    const { hydrateRoot, root } = shakenReactDom();
    root.innerHTML = '<main><!--$--><button>pressed 0</button><!--/$--></main>';
    const button = root.querySelector('button');
    hydrateRoot(root, h('main', null, h(React.Suspense, null, h(Counter))));
    await new Promise((resolve) => setImmediate(resolve));
    button.click();
    await until(() => button.textContent === 'pressed 1');
    expect(root.querySelector('button')).toBe(button);
  });

  it('draws lists, pictures, forms and what lies elsewhere, shows what comes late and mends what breaks', async () => {
    const { createPortal, createRoot, root } = shakenReactDom();
    const later = Promise.resolve('arrived');
    const Late = () => React.use(later);
    createRoot(root, { onCaughtError: () => undefined }).render(
      h(
        React.Fragment,
        null,
        ['b', 'a'].map((key) => h('li', { key }, key)),
        h('svg', { viewBox: '0 0 1 1' }, h('title', null, 'picture')),
        h(
          'form',
          { onSubmit: () => undefined },
          h('input', { defaultValue: 'typed', 'aria-label': 'field' }),
        ),
        h(React.Suspense, { fallback: 'coming' }, h(Late)),
        h(Boundary, null, h(Broken)),
        createPortal(h('aside', null, 'elsewhere'), document.body),
      ),
    );
    await until(() => root.textContent.includes('arrived'));
    expect(root.textContent).toBe('bapicturearrivedmended');
    expect(root.querySelector('input').value).toBe('typed');
    expect(document.body.lastChild.textContent).toBe('elsewhere');
  });

  it('says so where somebody uses what is left out', async () => {
    const { createRoot, root } = shakenReactDom();
    const told = [];
    const draw = (element) =>
      createRoot(root, { onUncaughtError: ({ message }) => told.push(message) }).render(element);
    draw(h('link', { rel: 'stylesheet', href: '/a.css', precedence: 'high' }));
    await until(() => told.length > 0);
    expect(told[0]).toContain('react-dom-parts.mjs');
  });
});

/** What would need one of the parts. */
const USES =
  /\b(?:ViewTransition|SuspenseList|useActionState|useFormState|useFormStatus|requestFormReset|preinit|preinitModule|preloadModule|preconnect|prefetchDNS|findDOMNode)\b|<Activity\b|<(?:link|meta|style|script|base)[\s>]|<form\b[^>]*\baction=\{|\bformAction=\{|import [^;]*\bpreload\b[^;]*'react-dom'/;

it('the pages use nothing of what is left out', () => {
  const files = ['apps/host', 'libs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((file) => join(folder, file))
      // The admin section has a bundle of its own, with all of React DOM.
      .filter((file) => /\/src\/(?!admin\/).*(?<!\.spec)\.tsx$/.test(file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => USES.test(readFileSync(file, 'utf8')))).toEqual([]);
});
