import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import plugin from '../plugin';
import { RECORD_REFUSALS } from '../testing/refusals';
import AttachmentsTab from './AttachmentsTab';

const engine = useFakeEngine('demo');
const LIST = 'task/1/attachment';
const TASK = parseTask({ id: '1', priority: 50 });

let rows: { readonly id: string; readonly name: string; readonly url: string | null }[];
let read: () => Response;
let write: () => Response | Promise<Response>;

beforeEach(() => {
  rows = [{ id: 'a', name: 'Receipt.pdf', url: null }];
  read = () => HttpResponse.json(rows);
  write = () => HttpResponse.json({ id: 'b', name: 'New', url: null });
  engine.on(`GET ${LIST}`, () => read());
  engine.on(`POST ${LIST}/create`, () => write());
  engine.on(`DELETE ${LIST}/a`, () => write());
});

async function open(config: object = {}) {
  const rendered = openApp(plugin, <AttachmentsTab taskId="1" task={TASK} />, {
    engine,
    config,
  });
  await screen.findByRole('list', { name: 'Attachments' });
  return rendered;
}

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);
const input = () => screen.getByLabelText('Add files');
const sent = () => engine.lines().filter((line) => line.startsWith('POST'));

describe('a file', () => {
  it('is sent, and is in the list then', async () => {
    const { host } = await open();
    write = () => {
      rows = [...rows, { id: 'b', name: 'New.txt', url: null }];
      return HttpResponse.json({ id: 'b', name: 'New.txt', url: null });
    };
    await userEvent.upload(input(), file('New.txt'));
    expect(await screen.findByRole('link', { name: 'New.txt' })).toBeTruthy();
    expect(host.events).toEqual([{ kind: 'task-changed', taskId: '1' }]);
    expect(screen.getByText('New.txt was added')).toBeTruthy();
  });

  it('that is too large is refused before anything is sent, and the others are sent', async () => {
    await open({ attachmentMaxSize: 10 });
    expect(screen.getByText(/Up to 10 bytes/)).toBeTruthy();
    await userEvent.upload(input(), [file('huge.bin', 11), file('small.bin')]);
    expect(await screen.findByText('huge.bin is larger than 10 bytes and was not uploaded.')).toBeTruthy();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('can be stopped on its way', async () => {
    await open();
    write = async () => {
      await delay('infinite');
      return HttpResponse.json({});
    };
    await userEvent.upload(input(), file('slow.bin'));
    await screen.findByRole('progressbar', { name: 'Uploading slow.bin' });
    await expectAccessible(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload of slow.bin' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it.each(RECORD_REFUSALS)('that is refused with %i has the reason beside it', async (...refusal) => {
    const [status, type, message, shown] = refusal;
    await open();
    write = () => HttpResponse.json({ type, message }, { status });
    await userEvent.upload(input(), file('New.txt'));
    expect((await screen.findByRole('alert')).textContent).toContain(`New.txt could not be added: ${shown}`);
  });

  it('that did not arrive is kept, and sent once more', async () => {
    await open();
    write = () => HttpResponse.json({ type: 'E', message: 'Full' }, { status: 500 });
    await userEvent.upload(input(), file('New.txt'));
    await screen.findByRole('alert');
    write = () => {
      rows = [...rows, { id: 'b', name: 'New.txt', url: null }];
      return HttpResponse.json({ id: 'b', name: 'New.txt', url: null });
    };
    await expectAccessible(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Try again to upload New.txt' }));
    expect(await screen.findByRole('link', { name: 'New.txt' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('whose answer was lost is found, and not sent twice', async () => {
    await open();
    write = () => {
      rows = [...rows, { id: 'b', name: 'New.txt', url: null }];
      return HttpResponse.html('<h1>504</h1>', { status: 504 });
    };
    await userEvent.upload(input(), file('New.txt'));
    expect(await screen.findByText('New.txt was added')).toBeTruthy();
    expect(sent()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of the same name as one that is there is not taken for it', async () => {
    rows = [{ id: 'a', name: 'New.txt', url: null }];
    await open();
    write = () => HttpResponse.html('<h1>504</h1>', { status: 504 });
    await userEvent.upload(input(), file('New.txt'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The connection was lost, and New.txt was not added.');
  });

  it('is not taken for the first one of the person before, whose answer was lost', async () => {
    const { host } = await open();
    read = () => HttpResponse.json({ type: 'AuthorizationException', message: 'no' }, { status: 403 });
    write = () => HttpResponse.html('<h1>504</h1>', { status: 504 });
    await userEvent.upload(input(), file('Theirs.txt'));
    await screen.findByRole('alert');
    host.setSession('ended');
    cleanup();
    rows = [...rows, { id: 'b', name: 'Theirs.txt', url: null }];
    read = () => HttpResponse.json(rows);
    write = () => HttpResponse.json({ id: 'c', name: 'Own.txt', url: null });
    await open();
    await userEvent.upload(input(), file('Own.txt'));
    expect(await screen.findByText('Own.txt was added')).toBeTruthy();
    expect(sent()).toHaveLength(2);
  });

  it('goes on after the sign-in', async () => {
    const { host } = await open();
    engine.endSession();
    await userEvent.upload(input(), file('New.txt'));
    host.setSession('expired');
    expect(await screen.findByText(/^You were signed out\. New\.txt will be uploaded/)).toBeTruthy();
    expect(sent()).toEqual([]);
    engine.user = 'demo';
    host.setSession('active');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/signed out/)).toBeNull());
  });

  it('can be dropped onto the tab', async () => {
    await open();
    const zone = input().closest('[data-drop-zone]');
    expect(zone).not.toBeNull();
    if (zone === null) return;
    const dataTransfer = { types: ['Files'], files: [file('Dropped.txt')] };
    fireEvent.dragEnter(zone, { dataTransfer });
    expect(await screen.findByText('Drop files to add them.')).toBeTruthy();
    fireEvent.drop(zone, { dataTransfer });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByText('Drop files to add them.')).toBeNull();
  });
});

describe('a link', () => {
  it('is kept in its fields until it is sent', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add link' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'URL' }), 'https://exa');
    cleanup();
    await open();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'URL' }).value).toBe('https://exa');
  });

  it('gives the focus back to its button where it is given up', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add link' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add link'));
  });

  it('that would run code is not linked', async () => {
    rows = [{ id: 'a', name: 'Click me', url: 'javascript:alert(1)' }];
    await open();
    expect(screen.getByText('Click me (javascript:alert(1))')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
