import { shake } from './shake-router.mjs';

describe('the router without what the site leaves out', () => {
  it('loses the names that only developer tools show', () => {
    expect(shake('var A = 1;\nA.displayName = "A";\nuse(A);')).toBe('var A = 1;\n\nuse(A);');
  });

  it.each(['createContext(null)', 'forwardRef(\n  function F() {})', 'memo(B)'])(
    'need not keep %s',
    (call) => {
      expect(shake(`var A = React3.${call};`)).toBe(`var A = /* @__PURE__ */ React3.${call};`);
    },
  );

  it('need not keep a class, whose context stays with it', () => {
    const code = [
      'var Broken = class extends React2.Component {',
      '  render() {',
      '    return 1;',
      '  }',
      '};',
      'Broken.contextType = Context;',
    ].join('\n');
    const React2 = { Component: class {} };
    const shaken = shake(code);
    expect(shaken).toContain('var Broken = /* @__PURE__ */ (() => class extends');
    const Broken = new Function('React2', 'Context', `${shaken} return Broken;`)(React2, 'the context');
    expect(Broken.contextType).toBe('the context');
    expect(new Broken().render()).toBe(1);
  });

  it('is the same where nothing is known of the code', () => {
    const code = 'class A extends B {}\nfunction f() {\n  const x = React.memo(A);\n}';
    expect(shake(code)).toBe(code);
  });
});
