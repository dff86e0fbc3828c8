import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

it('draws nothing until its code is there', async () => {
  const Part = lazyPart(async () => ({ default: Greeting }));
  const { container } = render(<Part name="Mary" />);
  expect(container.textContent).toBe('');
  expect(await screen.findByText('Hello Mary')).toBeTruthy();
});

it('is drawn at once where its code is there already', async () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  const Part = lazyPart(load);
  Part.preload();
  await Promise.resolve().then(() => undefined);
  const { container } = render(<Part name="Mary" />);
  expect(container.textContent).toBe('Hello Mary');
  expect(load).toHaveBeenCalledTimes(1);
});

it('is drawn where its code comes between the drawing and the effects of it', async () => {
  const kept = Promise.resolve({ default: Greeting });
  vi.spyOn(kept, 'then').mockImplementation(
    (take) => Promise.resolve(take?.({ default: Greeting })) as never,
  );
  const Part = lazyPart(() => kept);
  function Neighbour(): ReactNode {
    useLayoutEffect(() => Part.preload(), []);
    return null;
  }
  render(
    <>
      <Neighbour />
      <Part name="Mary" />
    </>,
  );
  expect(await screen.findByText('Hello Mary')).toBeTruthy();
});

it('hands a failure to the boundary, and asks again when it is drawn again', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isThere = false;
  const Part = lazyPart(async () => {
    if (!isThere) throw new Error('no such file');
    return { default: Greeting };
  });
  render(
    <Boundary>
      <Part name="Mary" />
    </Boundary>,
  );
  expect(await screen.findByText('no such file')).toBeTruthy();
  isThere = true;
  cleanup();
  render(<Part name="Mary" />);
  expect(await screen.findByText('Hello Mary')).toBeTruthy();
  silence.mockRestore();
});

it('is left out without a word where the page does without it', async () => {
  const Part = lazyPart<{ readonly name: string }>(
    async () => {
      throw new Error('no such file');
    },
    { isOptional: true },
  );
  const { container } = render(
    <Boundary>
      <Part name="Mary" />
      <p>The rest</p>
    </Boundary>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.textContent).toBe('The rest');
});

it('does not draw a part that has gone', async () => {
  const Part = lazyPart<{ name: string }>(() => Promise.reject(new Error('too late')));
  render(<Part name="Mary" />).unmount();
  await Promise.resolve();
  expect(document.body.textContent).toBe('');
});

it('has what was typed while its code was on its way, where it takes keys', async () => {
  const Dialog = () => <input aria-label="User" ref={(field) => field?.focus()} />;
  const Part = lazyPart(async () => ({ default: Dialog }), { takesKeys: true });
  render(<Part />);
  expect(fireEvent.keyDown(document.body, { key: 'm' })).toBe(false);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'User' });
  expect(field.value).toBe('m');
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
});
