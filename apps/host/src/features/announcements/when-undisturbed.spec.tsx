import { whenUndisturbed } from './when-undisturbed.ts';

describe('waiting until nobody is disturbed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  function add(tag: 'input' | 'dialog' | 'button') {
    const element = document.createElement(tag);
    document.body.append(element);
    return element;
  }
  function wait() {
    const calls: string[] = [];
    const takeBack = whenUndisturbed(() => calls.push('now'));
    jest.runAllTimers();
    return { calls, takeBack };
  }

  it('is over at once where nobody types', () => {
    add('button').focus();
    expect(wait().calls).toEqual(['now']);
  });

  it('ends when the field is left, once', () => {
    const field = add('input');
    field.focus();
    const { calls } = wait();
    expect(calls).toEqual([]);
    field.blur();
    jest.runAllTimers();
    field.focus();
    field.blur();
    jest.runAllTimers();
    expect(calls).toEqual(['now']);
  });

  it('ends when the dialog that is open is closed', () => {
    const dialog = add('dialog');
    dialog.setAttribute('open', '');
    const { calls } = wait();
    expect(calls).toEqual([]);
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
    jest.runAllTimers();
    expect(calls).toEqual(['now']);
  });

  it('can be taken back', () => {
    const field = add('input');
    field.focus();
    const { calls, takeBack } = wait();
    takeBack();
    field.blur();
    jest.runAllTimers();
    expect(calls).toEqual([]);
  });
});
