import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import AddCommentDialog from '../add-comment/AddCommentDialog';
import plugin from '../plugin';
import { RECORD_REFUSALS } from '../testing/refusals';
import CommentsTab from './CommentsTab';

const engine = useFakeEngine('demo');
const COMMENTS = 'task/1/comment';
const TASK = parseTask({ id: '1', priority: 50 });

interface Row {
  readonly id: string;
  readonly userId: string;
  message: string;
  readonly time?: string;
}
let rows: Row[];
let methods: string;

beforeEach(() => {
  methods = 'HEAD, DELETE, GET, OPTIONS, PUT';
  rows = [
    { id: 'own', userId: 'demo', message: 'Green or white?' },
    { id: 'other', userId: 'mary', message: 'White.' },
  ];
  engine.on(`GET ${COMMENTS}`, () => rows.map((row) => ({ time: '2026-11-21T10:00:00.000+0000', ...row })));
  engine.on('GET user', []);
  engine.on(`OPTIONS ${COMMENTS}`, () => HttpResponse.text(methods));
});

function open(config: object = {}) {
  return openApp(plugin, <CommentsTab taskId="1" task={TASK} />, { engine, config });
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const add = () => screen.getByRole('button', { name: 'Add comment' });
const list = () => screen.findByRole('list', { name: 'Comments' });

it('begins with a template of the administrator, and keeps one of the person until it is deleted', async () => {
  open({ commentTemplates: ['Please call back.'] });
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Please call back.');
  expect(field().value).toBe('Please call back.');

  await userEvent.clear(field());
  await userEvent.type(field(), 'Done as agreed.');
  await choose('Save as template');
  await userEvent.clear(field());
  await choose('Done as agreed.');
  expect(field().value).toBe('Done as agreed.');
  await choose('Delete this template');
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Please call back.',
    'Save as template',
  ]);
});

describe('a new comment', () => {
  it('takes a file that is pasted, names it, and attaches it once it is sent', async () => {
    const sent: unknown[] = [];
    engine.on(`POST ${COMMENTS}/create`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        id: 'new',
        userId: 'demo',
        message: '…',
        time: '2026-11-21T10:00:00.000+0000',
      });
    });
    engine.on('POST task/1/attachment/create', () => {
      sent.push('file');
      return HttpResponse.json({ id: 'a', name: 'plan.pdf' });
    });
    engine.on('GET task/1/attachment', []);
    open();
    await list();
    const file = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    fireEvent.paste(field(), { clipboardData: { files: [file], types: ['Files'] } });
    expect(
      within(screen.getByRole('list', { name: 'Files that go with the comment' })).getByText('plan.pdf'),
    ).toBeTruthy();
    expect(sent).toEqual([]);

    await userEvent.type(field(), 'Like this?');
    await userEvent.click(add());

    await waitFor(() => expect(sent).toEqual([{ message: 'Like this?\nAttached: plan.pdf' }, 'file']));
    expect(screen.queryByRole('list', { name: 'Files that go with the comment' })).toBeNull();
  });

  it('leaves the text of a spreadsheet a text, although a picture of it comes along', () => {
    open();
    const picture = new File(['x'], 'image.png', { type: 'image/png' });
    const isLeft = fireEvent.paste(field(), {
      clipboardData: { files: [picture], types: ['text/plain', 'Files'] },
    });
    expect(isLeft).toBe(true);
    expect(screen.queryByText('image.png')).toBeNull();
  });

  it('says which file is too large', () => {
    open({ attachmentMaxSize: 3 });
    const file = new File(['%PDF'], 'plan.pdf');
    fireEvent.paste(field(), { clipboardData: { files: [file], types: ['Files'] } });
    expect(screen.getByRole('alert').textContent).toContain('plan.pdf is larger than 3 byte');
  });

  it('is kept while another task, or the dialog, is looked at', async () => {
    open();
    await userEvent.type(field(), 'Half a sen');
    cleanup();
    openApp(plugin, <AddCommentDialog taskId="1" task={TASK} close={() => undefined} />, { engine });
    expect(field().value).toBe('Half a sen');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    cleanup();
    open();
    expect(field().value).toBe('');
  });

  it('whose answer was lost is found, and not sent twice', async () => {
    engine.on(`POST ${COMMENTS}/create`, () => {
      rows = [{ id: 'new', userId: 'demo', message: 'Fences', time: new Date().toISOString() }, ...rows];
      return HttpResponse.html('<h1>504</h1>', { status: 504 });
    });
    open();
    await list();
    await userEvent.type(field(), 'Fences');
    await userEvent.click(add());
    expect(await within(await list()).findByText('Fences')).toBeTruthy();
    await waitFor(() => expect(field().value).toBe(''));
    expect(engine.lines().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it.each([
    ['neither says so', {}, {}, undefined],
    ['the settings say so', {}, { assignProcessInstanceIdToTaskComment: true }, 'p1'],
    ['the configuration says so', { commentsWithInstance: true }, {}, 'p1'],
  ])(
    'is of the process instance, too, or not: %s @T3.30 @T7.15 @T9.26',
    async (_, config, settings, expected) => {
      let sent: unknown;
      engine.on(`POST ${COMMENTS}/create`, async ({ request }) => {
        sent = await request.json();
        const time = '2026-11-21T10:00:00.000+0000';
        return HttpResponse.json({ id: 'new', userId: 'demo', message: 'Fences', time });
      });
      const task = parseTask({ id: '1', priority: 50, processInstanceId: 'p1' });
      openApp(plugin, <CommentsTab taskId="1" task={task} />, { engine, config, settings });
      await userEvent.type(field(), 'Fences');
      await userEvent.click(add());
      await waitFor(() => expect(field().value).toBe(''));
      expect(sent).toEqual({ message: 'Fences', processInstanceId: expected });
    },
  );

  it('that is too long is not cut off, and not sent @T9.21', async () => {
    open({ commentMaxLength: 4 });
    await userEvent.type(field(), 'Fences');
    expect(screen.getByText('6 of 4 characters')).toBeTruthy();
    expect(screen.getByText('2 characters too many.')).toBeTruthy();
    await userEvent.click(add());
    expect(field().value).toBe('Fences');
    expect(engine.lines().filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it.each(RECORD_REFUSALS)(
    'that is refused with %i stays in the field, with the reason @T8.11',
    async (...refusal) => {
      const [status, type, message, shown] = refusal;
      engine.on(`POST ${COMMENTS}/create`, { type, message }, status);
      open();
      await userEvent.type(field(), 'Fences');
      await userEvent.click(add());
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(`The comment could not be saved: ${shown}`);
      expect(within(alert).getByRole('button', { name: 'Copy details' })).toBeTruthy();
      expect(field().value).toBe('Fences');
    },
  );
});

describe('a comment that is there', () => {
  it('can be changed by its author alone', async () => {
    engine.on(`PUT ${COMMENTS}`, async ({ request }) => {
      const { id, message } = (await request.json()) as Row;
      rows = rows.map((row) => (row.id === id ? { ...row, message } : row));
      return new HttpResponse(null, { status: 204 });
    });
    open();
    const edit = await screen.findByRole('button', { name: 'Edit comment' });
    expect(within(await list()).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(edit);
    const input = screen.getByRole('textbox', { name: 'Edit comment' });
    expect(document.activeElement).toBe(input);
    await expectAccessible(document.body);
    await userEvent.clear(input);
    await userEvent.type(input, 'Green!{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Green!')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit comment' })),
    );
  });

  it('is changed where Escape left off', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Edit comment' }), ' Or blue?{Escape}');
    expect(screen.getByText('Green or white?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
    expect(screen.getByRole('textbox', { name: 'Edit comment' }).textContent).toBe(
      'Green or white? Or blue?',
    );
  });

  it.each(RECORD_REFUSALS)(
    'whose change is refused with %i stays open, with the reason',
    async (...refusal) => {
      const [status, type, message, shown] = refusal;
      engine.on(`PUT ${COMMENTS}`, { type, message }, status);
      open();
      await userEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Edit comment' }), '!');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(`The comment could not be saved: ${shown}`)).toBeTruthy();
      expect(screen.getByRole('textbox', { name: 'Edit comment' }).textContent).toBe('Green or white?!');
    },
  );

  it('is for ever on engines that cannot change it', async () => {
    methods = 'HEAD, GET, OPTIONS';
    open();
    await list();
    await waitFor(() => expect(engine.lines().some((line) => line.startsWith('OPTIONS'))).toBe(true));
    await expect(screen.findByRole('button', { name: 'Edit comment' }, { timeout: 200 })).rejects.toThrow();
  });
});
