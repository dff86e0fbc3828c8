import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import DocumentPane from './DocumentPane';
import { OpenDocumentButton } from './OpenDocumentButton';
import { useOpenDocument } from './openDocument';

const engine = useFakeEngine('demo');

let isWide: boolean;

beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('1200px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollTo = vi.fn();
});

interface Given {
  readonly name?: string;
  readonly mimeType?: string;
  readonly load?: () => Promise<Blob>;
  readonly taskId?: string;
  readonly isGone?: boolean;
  readonly isAway?: boolean;
}

function Part(given: Given) {
  const { name = 'Offer.txt', mimeType = 'text/plain', load, taskId = '1', isGone, isAway } = given;
  const document = useOpenDocument('1');
  const file = {
    taskId,
    name,
    mimeType,
    url: `/data/${name}`,
    load: load ?? (async () => new Blob(['Grün'])),
  };
  return (
    <>
      {isGone !== true && <OpenDocumentButton {...file} />}
      {document !== null && isAway !== true && <DocumentPane document={document} />}
    </>
  );
}

const open = (given: Given = {}) => openApp(plugin, <Part {...given} />, { engine });
const press = async () => userEvent.click(await screen.findByRole('button', { name: /beside the form$/ }));

it('shows a text, takes the focus, and gives it back', async () => {
  const { container } = open();
  await press();
  expect(await screen.findByText('Grün')).toBeTruthy();
  const body = screen.getByRole('group', { name: 'Offer.txt' });
  expect(document.activeElement).toBe(body);
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('Offer.txt');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Close the document' }));
  expect(screen.queryByText('Grün')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /beside the form$/ }));
});

it('never draws what a text contains', async () => {
  open({ mimeType: 'text/html', load: async () => new Blob(['<img src=x onerror="alert(1)"><b>Hi</b>']) });
  await press();
  expect(await screen.findByText(/<b>Hi<\/b>/)).toBeTruthy();
  expect(document.querySelector('img, b')).toBeNull();
});

it.each([
  ['ltr', 'ArrowRight', 1],
  ['rtl', 'ArrowLeft', 1],
  ['rtl', 'ArrowRight', -1],
])('turns pages in the direction of the page: %s, %s', async (direction, key, step) => {
  open();
  await press();
  const body = await screen.findByRole('group', { name: 'Offer.txt' });
  body.style.direction = direction;
  Object.defineProperty(body, 'clientHeight', { value: 100 });
  await userEvent.keyboard(`{${key}}`);
  expect(body.scrollTo).toHaveBeenCalledWith({ top: step * 90 });
});

it('turns pages by keys', async () => {
  open();
  await press();
  const body = await screen.findByRole('group', { name: 'Offer.txt' });
  await userEvent.keyboard('{PageDown}');
  expect(body.scrollTo).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('x');
  expect(body.scrollTo).toHaveBeenCalledTimes(1);
});

it('shows a picture, and says where it cannot', async () => {
  open({ name: 'a.png', mimeType: 'image/png' });
  await press();
  fireEvent.error(await screen.findByRole('img', { name: 'a.png' }));
  await waitFor(() => fireEvent.error(screen.getByRole('img', { name: 'a.png' })));
  expect(await screen.findByText('This file cannot be shown. Download it instead.')).toBeTruthy();
});

it('enlarges, reduces and fits a picture by keys and buttons', async () => {
  open({ name: 'a.png', mimeType: 'image/png' });
  await press();
  const body = await screen.findByRole('group', { name: 'a.png' });
  const zoom = () => body.style.getPropertyValue('--zoom');
  await userEvent.keyboard('+');
  expect(zoom()).toBe('1.5');
  await userEvent.keyboard('--');
  expect(zoom()).toBe('0.75');
  await userEvent.keyboard('0');
  expect(zoom()).toBe('1');
  for (let presses = 0; presses < 9; presses += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
  expect(zoom()).toBe('4');
  await userEvent.click(screen.getByRole('button', { name: '400%: fit the width' }));
  expect(zoom()).toBe('1');
});

it('offers no sizes of a text, whose lines fit in any case', async () => {
  open();
  await press();
  const body = await screen.findByRole('group', { name: 'Offer.txt' });
  await userEvent.keyboard('+');
  expect(body.style.getPropertyValue('--zoom')).toBe('1');
  expect(screen.queryByRole('button', { name: 'Larger' })).toBeNull();
});

it('says why a picture cannot be loaded, and tries again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(new Blob());
  open({ name: 'a.png', mimeType: 'image/png', load });
  await press();
  fireEvent.error(await screen.findByRole('img', { name: 'a.png' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'a.png' })).toBeTruthy();
});

it('says that a text is empty', async () => {
  open({ load: async () => new Blob([]) });
  await press();
  expect(await screen.findByText('The text is empty.')).toBeTruthy();
});

it('is reached and closed from the palette', async () => {
  const { host } = open();
  await press();
  const body = await screen.findByRole('group', { name: 'Offer.txt' });
  screen.getByRole('button', { name: /beside the form$/ }).focus();
  act(() => void host.services.commands.run('document.focus'));
  expect(document.activeElement).toBe(body);
  act(() => void host.services.commands.run('document.close'));
  expect(screen.queryByText('Grün')).toBeNull();
});

it('closes by Escape', async () => {
  open();
  await press();
  await screen.findByText('Grün');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Grün')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /beside the form$/ }));
});

it('gives the focus to the form where what has opened it has gone', async () => {
  const { rerender } = openApp(
    plugin,
    <article>
      <Part />
      <input aria-label="Amount" />
    </article>,
    { engine },
  );
  await press();
  await screen.findByText('Grün');
  rerender(
    <article>
      <Part isGone />
      <input aria-label="Amount" />
    </article>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close the document' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }));
});

it('leaves the focus where it is when it comes back', async () => {
  const { rerender } = open();
  await press();
  await screen.findByText('Grün');
  rerender(<Part isAway />);
  screen.getByRole('button', { name: /beside the form$/ }).focus();
  rerender(<Part />);
  expect(await screen.findByText('Grün')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /beside the form$/ }));
});

it('says why a file cannot be loaded, and tries again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(new Blob(['there']));
  open({ load });
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('there')).toBeTruthy();
});

it.each([
  ['there is no room', { narrow: true }],
  ['nothing shows such a file', { name: 'a.svg', mimeType: 'image/svg+xml' }],
])(
  'offers nothing where %s',
  async (_why, { narrow = false, ...given }: Given & { readonly narrow?: boolean }) => {
    isWide = !narrow;
    open(given);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  },
);

it('belongs to its task', async () => {
  open({ taskId: '2' });
  await press();
  expect(screen.queryByRole('group', { name: 'Offer.txt' })).toBeNull();
});
