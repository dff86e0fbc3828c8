import { APP_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import SetupNotice from './SetupNotice';
import SetupPage from './SetupPage';

const engine = useFakeEngine();
const CREATE = `${APP_ROOT}/api/admin/setup/default/user/create`;

let place: string;
let status: number;

beforeEach(() => {
  // The fake engine refuses calls without a session; the real one needs none for these.
  engine.user = 'nobody';
  place = '/setup/';
  status = 200;
  const send = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    if (init?.method !== 'HEAD') return send(input, init);
    const answer = new Response(null, { status });
    Object.defineProperty(answer, 'url', { value: `${String(input)}${place.slice(1)}` });
    return Promise.resolve(answer);
  });
  engine.on('GET identity/password-policy', 404);
});

function open(page = <SetupPage />) {
  openApp(plugin, page, { engine, user: { id: '', name: '' } });
}

async function fillIn(id = 'jane'): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^User name/), id);
  await userEvent.type(screen.getByLabelText(/^First name/), ' Jane ');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Doe');
  await userEvent.type(screen.getByLabelText(/^New password/), 'secret');
  await userEvent.type(screen.getByLabelText(/^Repeat/), 'secret');
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Create user' }));

function refuse(httpStatus: number, message: string): void {
  const body = { type: 'ProcessEngineException', message, code: 0 };
  engine.answer(http.post(CREATE, () => HttpResponse.json(body, { status: httpStatus })));
}

it('creates the first user, without spaces and what is empty, and leads to the sign-in', async () => {
  const bodies: unknown[] = [];
  engine.answer(
    http.post(CREATE, async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  open();
  await fillIn();
  await press();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(bodies).toEqual([
    {
      profile: { id: 'jane', firstName: 'Jane', lastName: 'Doe' },
      credentials: { password: 'secret' },
    },
  ]);
});

it('is sent once, however often Enter is pressed', async () => {
  let sent = 0;
  engine.answer(
    http.post(CREATE, () => {
      sent += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  open();
  await fillIn();
  const form = screen.getByLabelText<HTMLInputElement>(/^User name/).form;
  if (form !== null) for (const _ of [1, 2]) fireEvent.submit(form);
  await screen.findByRole('link', { name: 'Sign in' });
  expect(sent).toBe(1);
});

it('sends nothing as long as something is missing, and leads to the first field', async () => {
  open();
  await screen.findByLabelText(/^User name/);
  await press();
  expect(document.activeElement).toBe(screen.getByLabelText(/^User name/));
  expect(screen.getByText('Enter a user name.')).toBeTruthy();
});

it('lets the engine decide about the id, and shows its refusal at the field', async () => {
  refuse(500, "User has an invalid id: 'jane@acme.org' is not a valid resource identifier.");
  open();
  await fillIn('jane@acme.org');
  await press();
  const field = screen.getByLabelText<HTMLInputElement>(/^User name/);
  await screen.findByText(/does not accept this user name/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field, 'x');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('takes no longer id than the engine can keep', async () => {
  open();
  expect((await screen.findByLabelText<HTMLInputElement>(/^User name/)).maxLength).toBe(64);
});

it('keeps what was typed where a refusal does not mean that it is too late', async () => {
  refuse(403, 'blocked');
  open();
  await fillIn();
  await press();
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>(/^User name/).value).toBe('jane');
});

it('does not take an engine that cannot answer for one with an administrator, and asks again', async () => {
  status = 503;
  open();
  expect(await screen.findByText(/status 503/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeTruthy();
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^User name/)).toBeTruthy();
});

it('says that somebody else was quicker', async () => {
  engine.answer(
    http.post(CREATE, () => {
      place = '/';
      const body = { type: 'InvalidRequestException', message: 'Setup action not available', code: null };
      return HttpResponse.json(body, { status: 403 });
    }),
  );
  open();
  await fillIn();
  await press();
  expect(await screen.findByText(/has an administrator already/)).toBeTruthy();
});

it('offers nothing on an engine that has its administrator', async () => {
  place = '/';
  open();
  expect(await screen.findByText(/has an administrator already/)).toBeTruthy();
});

it('is announced on the sign-in page of an empty engine @S2.17 @S8.4', async () => {
  open(<SetupNotice />);
  expect(await screen.findByRole('link', { name: 'Create the first user' })).toBeTruthy();
});

it('is not announced where there are users', async () => {
  place = '/';
  open(
    <>
      <SetupNotice />
      <SetupPage />
    </>,
  );
  await screen.findByText(/has an administrator already/);
  expect(screen.queryByRole('link')).toBeNull();
});
