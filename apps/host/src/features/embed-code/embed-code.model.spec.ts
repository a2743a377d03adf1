import { embedCode, previewAddress, type Widget } from './embed-code.model.ts';

const widget: Widget = { tool: 'some-tool', language: 'ja', theme: 'dark' };

describe('embedCode', () => {
  it('loads the script and names tool, language and theme', () => {
    expect(embedCode(widget, 'https://tools.example.com')).toBe(
      '<script src="https://tools.example.com/embed.js" async></script>\n<seller-tool tool="some-tool" lang="ja" theme="dark"></seller-tool>',
    );
  });

  it('leaves the theme to the device', () => {
    expect(embedCode({ ...widget, theme: 'system' }, '')).not.toContain('theme');
  });
});

it('previewAddress is the document of the frame', () => {
  expect(previewAddress(widget)).toBe('/embed/tools/some-tool?lang=ja&theme=dark');
});
