import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
}

function Part({ name = 'Offer.txt', mimeType = 'text/plain', load, taskId = '1' }: Given) {
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
      <OpenDocumentButton {...file} />
      {document !== null && <DocumentPane document={document} />}
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
  expect(await screen.findByText('This file cannot be shown. Download it instead.')).toBeTruthy();
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
