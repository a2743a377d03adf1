import { shakeIcon } from './shake-icons.mjs';

const icon = `/** a license */

import createLucideIcon from '../createLucideIcon.mjs';

const __iconData = {
  name: "trash",
  size: 24,
  node: [
    ["path", { d: "M10 11v6", key: "nco0om" }],
    [
      "rect",
      {
        x: "14",
        key: "outv1u"
      }
    ]
  ],
  aliases: ["trash-2"]
};
__iconData.node;
const Trash = createLucideIcon(__iconData);

export { __iconData, Trash as default };
`;

describe('the module of an icon', () => {
  it('keeps its drawing and nothing else', () => {
    const code = shakeIcon(icon);
    expect(code).not.toContain('import');
    expect(code).toMatch(/export \{ __iconData \};$/);
    const drawing = new Function(`${code.replace('export { __iconData };', 'return __iconData;')}`)();
    expect(drawing).toEqual({
      node: [
        ['path', { d: 'M10 11v6' }],
        ['rect', { x: '14' }],
      ],
    });
  });

  it('is left alone where it is written otherwise', () => {
    const other =
      "import createLucideIcon from '../x.mjs';\nexport default createLucideIcon({ size: 24 });\n";
    expect(shakeIcon(other)).toBe(other);
  });
});
