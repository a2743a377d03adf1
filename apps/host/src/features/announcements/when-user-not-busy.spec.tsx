import { whenUserNotBusy } from './when-user-not-busy.ts';

describe('whenUndisturbed', () => {
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
    const takeBack = whenUserNotBusy(() => calls.push('now'));
    jest.runAllTimers();
    return { calls, takeBack };
  }

  it('calls back immediately if no one types', () => {
    add('button').focus();
    expect(wait().calls).toEqual(['now']);
  });

  it('calls back when the field is left, once', () => {
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

  it('calls back when the open dialog closes', () => {
    const dialog = add('dialog');
    dialog.setAttribute('open', '');
    const { calls } = wait();
    expect(calls).toEqual([]);
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
    jest.runAllTimers();
    expect(calls).toEqual(['now']);
  });

  it('does not call back after it is cancelled', () => {
    const field = add('input');
    field.focus();
    const { calls, takeBack } = wait();
    takeBack();
    field.blur();
    jest.runAllTimers();
    expect(calls).toEqual([]);
  });
});
