import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DeferredRender } from './deferred-render.tsx';

describe('useDeferredRender', () => {
  it('is there from the first, and in the end as new as the rest', () => {
    const { rerender, container } = render(<DeferredRender>one</DeferredRender>);
    expect(container).toHaveTextContent('one');
    rerender(<DeferredRender>two</DeferredRender>);
    expect(container).toHaveTextContent('two');
  });

  it('is as it was while the rest renders immediately', async () => {
    let draw: (text: string) => void = () => undefined;
    function Page() {
      const [text, setText] = useState('one');
      draw = setText;
      return (
        <>
          <b>{text}</b>
          <DeferredRender>
            <i>{text}</i>
          </DeferredRender>
        </>
      );
    }
    const { container } = render(<Page />);
    // Outside of what a test waits for, as a key press is.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    flushSync(() => draw('two'));
    const seen = container.textContent;
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    expect(seen).toBe('twoone');
    expect(await screen.findByText('two', { selector: 'i' })).toBeInTheDocument();
  });
});
