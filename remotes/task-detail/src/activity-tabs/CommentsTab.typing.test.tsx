import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import AddCommentDialog from '../add-comment/AddCommentDialog';
import plugin from '../plugin';
import CommentsTab from './CommentsTab';

const engine = useFakeEngine('demo');
const COMMENTS = 'task/1/comment';
const TASK = parseTask({ id: '1', priority: 50 });
const TIME = '2026-11-21T10:00:00.000+0000';
const PLAN = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });

let message: string;
let answer: () => void;

beforeEach(() => {
  message = 'Green?';
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  engine.on(`GET ${COMMENTS}`, () => [{ id: 'own', userId: 'demo', message, time: TIME }]);
  engine.on('GET user', []);
  engine.on(`OPTIONS ${COMMENTS}`, () => HttpResponse.text('HEAD, DELETE, GET, OPTIONS, PUT'));
  engine.on(`POST ${COMMENTS}/create`, async () => {
    await isAnswered;
    return HttpResponse.json({ id: 'new', userId: 'demo', message: 'Fences', time: TIME });
  });
  engine.on(`PUT ${COMMENTS}`, async ({ request }) => {
    ({ message } = (await request.json()) as { message: string });
    await isAnswered;
    return new HttpResponse(null, { status: 204 });
  });
});

const open = () => openApp(plugin, <CommentsTab taskId="1" task={TASK} />, { engine, config: {} });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const paste = () => fireEvent.paste(field(), { clipboardData: { files: [PLAN], types: ['Files'] } });

describe('while a comment is sent', () => {
  it('the next one is begun', async () => {
    open();
    await userEvent.type(field(), 'Fences{Control>}{Enter}{/Control} And gates');
    answer();
    await waitFor(() => expect(field().value).toBe('And gates'));
  });

  it('the focus may go elsewhere', async () => {
    open();
    await userEvent.type(field(), 'Fences');
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(document.activeElement).toBe(field());
    const elsewhere = screen.getByRole('button', { name: 'Attach files' });
    elsewhere.focus();
    answer();
    await waitFor(() => expect(field().value).toBe(''));
    expect(document.activeElement).toBe(elsewhere);
  });

  it('its change is changed once more', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment' }));
    const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit comment' });
    await userEvent.type(input(), '!{Control>}{Enter}{/Control} Or blue?');
    answer();
    await waitFor(() => expect(message).toBe('Green?!'));
    const save = () => screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
    expect(input().value).toBe('Green?! Or blue?');
  });
});

describe('a file that goes with a comment', () => {
  it('is there after another task was looked at, until it is discarded', async () => {
    const { rerender } = open();
    paste();
    rerender(<CommentsTab key="2" taskId="2" task={parseTask({ id: '2', priority: 50 })} />);
    expect(screen.queryByText('plan.pdf')).toBeNull();
    rerender(<AddCommentDialog taskId="1" task={TASK} close={() => undefined} />);
    expect(screen.getByText('plan.pdf')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    rerender(<CommentsTab taskId="1" task={TASK} />);
    expect(screen.queryByText('plan.pdf')).toBeNull();
  });

  it('leaves the focus in the field where it is taken off', async () => {
    open();
    paste();
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(document.activeElement).toBe(field());
  });
});
